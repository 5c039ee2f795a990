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
import { useEveryLine } from './use-every-line.ts'
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
  /** Whether these are all lines that the filters leave. */
  isWhole: boolean
}

/** The lines that are there, and everything that is done with them, or with all that the filters leave. */
export function HoursDesk({ search, lines, isWhole }: HoursDeskProps) {
  const t = useHoursWords()
  const toast = useToast()
  const reasonOf = useClosedReason()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [everything, setEverything] = useState<ToValidate | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const tab = tabOf(search)
  const open = lines.filter((line) => reasonOf(line) === undefined)
  const chosen = open.filter(({ id }) => selected.has(id))
  const close = () => setOpened(null)
  const choose = (those: ReadonlySet<string>) => {
    // Whoever takes one of all away has chosen among those in sight.
    const inSight = new Set(lines.map(({ id }) => id))
    setSelected(everything === null ? those : new Set([...those].filter((id) => inSight.has(id))))
    setEverything(null)
  }
  const chooseEverything = (what: ToValidate) => {
    setSelected(new Set(what.ids))
    setEverything(what)
  }
  const done = () => {
    choose(new Set())
    close()
  }
  const validate = (those: readonly Line[]) => {
    if (everything !== null) return setOpened({ kind: 'validate', what: everything })
    const [reason] = those.flatMap((line) => reasonNotToValidate(line) ?? [])
    if (reason !== undefined) return toast.warning(reason)
    return setOpened({ kind: 'validate', what: toValidate(those) })
  }
  const reasonNotToValidate = (line: Line) =>
    reasonOf(line) ?? (overlaps(line) ? t(($) => $.reasons.overlap) : undefined)
  const lineOf = (id: string) => lines.filter((line) => line.id === id)
  const canChoose = tab === 'toVerify' || tab === 'extra'
  const everyLine = useEveryLine(search, canChoose && !isWhole)
  return (
    <>
      {canChoose && (
        <AcceptBar search={search} onAccept={(what) => setOpened({ kind: 'validate', what })} />
      )}
      {canChoose && <KeysHelp />}
      <HoursTable
        label={t(($) => $.tabs[tab])}
        lines={lines}
        selection={
          canChoose
            ? { selected, onChange: choose, reasonOf, everyLine, onChooseEvery: chooseEverything }
            : null
        }
        onValidate={(id) => validate(chosen.length > 0 ? chosen : lineOf(id))}
        onEdit={(id) => {
          const [line] = lineOf(id)
          if (line !== undefined) setOpened({ kind: 'panel', line })
        }}
      />
      <HoursBar
        lines={chosen}
        everything={everything}
        onValidate={() => validate(chosen)}
        onAbsent={() => setOpened({ kind: 'absence', lines: chosen })}
        onClear={() => choose(new Set())}
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
    versionCounts: lines.map(({ history }) => history.length),
    amount: amountOf(lines),
    differing: lines.filter(needsLook).length,
  }
}
