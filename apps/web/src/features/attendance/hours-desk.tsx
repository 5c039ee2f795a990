import { lazy, Suspense, useState } from 'react'
import { useToast } from '../../ui/use-toast.ts'
import { AbsenceDialog } from './absence-dialog.tsx'
import { AcceptBar } from './accept-bar.tsx'
import { HoursBar } from './hours-bar.tsx'
import { amountOf, type Line, needsLook, overlaps } from './hours-line.ts'
import { type HoursSearch, tabOf } from './hours-search.ts'
import { HoursTable } from './hours-table.tsx'
import { KeysHelp } from './keys-help.tsx'
import { useClosedReason } from './use-closed-reason.ts'
import { type ToValidate, ValidateDialog } from './validate-dialog.tsx'
import { useHoursWords } from './words.ts'

// The rules of prices come with the panel that needs them.
const HoursPanel = lazy(async () => ({ default: (await import('./hours-panel.tsx')).HoursPanel }))

type Opened =
  | { readonly kind: 'validate'; readonly what: ToValidate }
  | { readonly kind: 'absence'; readonly lines: readonly Line[] }
  | { readonly kind: 'panel'; readonly line: Line }

interface HoursDeskProps {
  search: HoursSearch
  lines: readonly Line[]
}

/** The lines of a page, and everything that is done with them. */
export function HoursDesk({ search, lines }: HoursDeskProps) {
  const t = useHoursWords()
  const toast = useToast()
  const reasonOf = useClosedReason()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Opened | null>(null)
  const tab = tabOf(search)
  const chosen = lines.filter((line) => selected.has(line.id) && reasonOf(line) === undefined)
  const close = () => setOpened(null)
  const done = () => {
    setSelected(new Set())
    close()
  }
  const validate = (those: readonly Line[]) => {
    const [reason] = those.flatMap((line) => reasonNotToValidate(line) ?? [])
    if (reason !== undefined) return toast.warning(reason)
    return setOpened({ kind: 'validate', what: toValidate(those) })
  }
  const reasonNotToValidate = (line: Line) =>
    reasonOf(line) ?? (overlaps(line) ? t(($) => $.reasons.overlap) : undefined)
  const lineOf = (id: string) => lines.filter((line) => line.id === id)
  const canChoose = tab === 'toVerify' || tab === 'extra'
  return (
    <>
      {canChoose && (
        <AcceptBar search={search} onAccept={(what) => setOpened({ kind: 'validate', what })} />
      )}
      {canChoose && <KeysHelp />}
      <HoursTable
        label={t(($) => $.tabs[tab])}
        lines={lines}
        selection={canChoose ? { selected, onChange: setSelected, reasonOf } : null}
        onValidate={(id) => validate(chosen.length > 0 ? chosen : lineOf(id))}
        onEdit={(id) => {
          const [line] = lineOf(id)
          if (line !== undefined) setOpened({ kind: 'panel', line })
        }}
      />
      <HoursBar
        lines={chosen}
        onValidate={() => validate(chosen)}
        onAbsent={() => setOpened({ kind: 'absence', lines: chosen })}
        onClear={() => setSelected(new Set())}
      />
      {opened?.kind === 'validate' && (
        <ValidateDialog what={opened.what} onClose={close} onDone={done} />
      )}
      {opened?.kind === 'absence' && (
        <AbsenceDialog lines={opened.lines} onClose={close} onDone={done} />
      )}
      {opened?.kind === 'panel' && (
        <Suspense>
          <HoursPanel key={opened.line.id} line={opened.line} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function toValidate(lines: readonly Line[]): ToValidate {
  return {
    ids: lines.map(({ id }) => id),
    amount: amountOf(lines),
    differing: lines.filter(needsLook).length,
  }
}
