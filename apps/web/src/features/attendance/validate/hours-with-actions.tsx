import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import UserX from 'lucide-react/icons/user-x'
import { lazy, Suspense, useState } from 'react'
import { useSwitchCompany } from '../../../platform/company-switch.ts'
import { useCan, useIsGroupSpace } from '../../../platform/me.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { AbsenceDialog } from '../declare/absence-dialog.tsx'
import { amountOf, dayOf, type Line, needsLook, overlaps } from '../hours-line.ts'
import { type HoursSearch, searchOfPeriod, tabOf } from '../hours-search.ts'
import { useClosedReason } from '../line-state.tsx'
import { acceptableQuery } from '../queries.ts'
import { useHoursWords } from '../words.ts'
import { HoursTable } from './hours-table.tsx'
import { type ToValidate, ValidateDialog } from './validate-dialog.tsx'

// The rules of prices come with the panel that needs them.
const HoursPanel = lazy(async () => ({
  default: (await import('../declare/hours-panel.tsx')).HoursPanel,
}))

type Opened =
  | { readonly kind: 'validate'; readonly what: ToValidate }
  | { readonly kind: 'absence'; readonly lines: readonly Line[] }
  | { readonly kind: 'panel'; readonly line: Line }

interface HoursWithActionsProps {
  search: HoursSearch
  lines: readonly Line[]
  /** Whether these are all lines that the filters leave. */
  isWhole: boolean
}

/** The lines of the page, and all actions on them or on all lines that the filters leave. */
export function HoursWithActions({ search, lines, isWhole }: HoursWithActionsProps) {
  const t = useHoursWords()
  const toast = useToast()
  const reasonOf = useClosedReason()
  const isGroup = useIsGroupSpace()
  const openInCompany = useOpenInCompany()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [everything, setEverything] = useState<ToValidate | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const tab = tabOf(search)
  const open = lines.filter((line) => reasonOf(line) === undefined)
  const chosen = open.filter(({ id }) => selected.has(id))
  const close = () => setOpened(null)
  const choose = (those: ReadonlySet<string>) => {
    // A user who unchecks one of all lines has chosen among the lines in sight.
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
          if (line === undefined) return
          if (isGroup) openInCompany(line)
          else setOpened({ kind: 'panel', line })
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

/** Opens the hours of a line’s mission and day in the company of the line. */
function useOpenInCompany(): (line: Line) => void {
  const switchTo = useSwitchCompany()
  const router = useRouter()
  return (line) => {
    const { company, status, task, paidAt } = line
    const day = dayOf(line)
    const { href } = router.buildLocation({
      to: screenPaths.hours,
      search: {
        ...searchOfPeriod('day', { from: day, to: day }),
        taskId: task.id,
        taskName: missionDisplayName(task.jobTitle.name, task.name),
        ...(status === 'att.validated' ? { status } : {}),
        ...(paidAt === null ? {} : { paid: true as const }),
      },
    })
    switchTo({ ...company, href })
  }
}

function toValidate(lines: readonly Line[]): ToValidate {
  const oddLines = lines.filter(({ clocking }) => clocking.oddities.length > 0)
  return {
    ids: lines.map(({ id }) => id),
    versionCounts: lines.map(({ history }) => history.length),
    amount: amountOf(lines),
    differing: lines.filter(needsLook).length,
    oddlyClocked: oddLines.length,
    oddLines,
  }
}

interface AcceptBarProps {
  search: HoursSearch
  onAccept: (what: ToValidate) => void
}

/** Accepts every line that is as planned, on all pages; says how many and for how much. */
function AcceptBar({ search, onAccept }: AcceptBarProps) {
  const t = useHoursWords()
  const money = useMoney()
  const isAllowed = useCan('attendance.validate').allowed
  const today = useProductClock().today()
  const { data } = useQuery({
    ...acceptableQuery(search, today),
    enabled: isAllowed,
    meta: { failure: 'nowhere' },
  })
  if (!isAllowed || data === undefined || data.attendanceIds.length === 0) return null
  const { attendanceIds: ids, versionCounts, oddlyClocked } = data
  const count = ids.length
  const amount = data.price === null ? null : eurosToCents(data.price)
  return (
    <section className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium tabular-nums">
          {amount === null
            ? t(($) => $.accept.ready, { count })
            : t(($) => $.accept.priced, { count, amount: money(amount) })}
        </p>
        <p className="text-table text-muted">{t(($) => $.accept.help)}</p>
      </div>
      <Button
        variant="primary"
        icon={<CheckCheck aria-hidden size={17} />}
        aria-haspopup="dialog"
        className="narrow:w-full"
        onPress={() =>
          onAccept({ ids, versionCounts, amount, differing: 0, oddlyClocked, oddLines: [] })
        }
      >
        {t(($) => $.accept.open, { count })}
      </Button>
    </section>
  )
}

interface HoursBarProps {
  lines: readonly Line[]
  /** All lines that the filters leave, where the user chose all: also lines out of sight. */
  everything: ToValidate | null
  onValidate: () => void
  onAbsent: () => void
  onClear: () => void
}

/** The actions on the chosen lines (TS-11). */
function HoursBar({ lines, everything, onValidate, onAbsent, onClear }: HoursBarProps) {
  const t = useHoursWords()
  const isGroup = useIsGroupSpace()
  const isJustified = lines.some(({ absenceJustification }) => absenceJustification !== null)
  const notAbsent = () => {
    if (everything !== null) return t(($) => $.absence.inSight)
    return isJustified ? t(($) => $.absence.justified) : undefined
  }
  const isBlocked = everything === null && lines.some(overlaps)
  return (
    <BulkBar
      count={everything?.ids.length ?? lines.length}
      onClear={onClear}
      className="bottom-4 narrow:bottom-20"
    >
      <Button
        size="small"
        variant="primary"
        icon={<Check aria-hidden size={16} />}
        aria-haspopup="dialog"
        disabledReason={isBlocked ? t(($) => $.reasons.overlap) : undefined}
        onPress={onValidate}
      >
        {t(($) => $.validate.open)}
      </Button>
      {/* Each absence is told to its Sider, from their company. */}
      {!isGroup && (
        <Button
          size="small"
          icon={<UserX aria-hidden size={16} />}
          aria-haspopup="dialog"
          disabledReason={notAbsent()}
          onPress={onAbsent}
        >
          {t(($) => $.absence.open)}
        </Button>
      )}
    </BulkBar>
  )
}

/** All waiting lines that the filters leave, in sight or not; `null` until somebody asks. */
function useEveryLine(search: HoursSearch, isAsked: boolean): ToValidate | null {
  const today = useProductClock().today()
  const isAllowed = useCan('attendance.validate').allowed
  const options = { enabled: isAsked && isAllowed, meta: { failure: 'nowhere' } }
  const { data: open } = useQuery({ ...acceptableQuery(search, today, 'open'), ...options })
  const { data: conforming } = useQuery({ ...acceptableQuery(search, today), ...options })
  if (!isAsked || open === undefined || conforming === undefined) return null
  const { attendanceIds: ids, versionCounts, count, oddlyClocked, price } = open
  return {
    ids,
    versionCounts,
    amount: price === null ? null : eurosToCents(price),
    differing: count - conforming.count,
    oddlyClocked,
    oddLines: [],
  }
}

/** Explains the single keys of the table, which act only while the focus is in it. */
function KeysHelp() {
  const t = useHoursWords()
  const keys = [
    ['↑ ↓', t(($) => $.keys.move)],
    [t(($) => $.keys.space), t(($) => $.keys.select)],
    ['V', t(($) => $.keys.validate)],
    ['E', t(($) => $.keys.edit)],
    ['N', t(($) => $.keys.next)],
  ] as const
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted narrow:hidden pointer-coarse:hidden">
      {t(($) => $.keys.label)}
      {keys.map(([key, what]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <Kbd>{key}</Kbd>
          {what}
        </span>
      ))}
    </p>
  )
}
