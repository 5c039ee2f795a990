import {
  addDays,
  type IsoDate,
  isoDate,
  mondayOf,
  mondayOfWeek,
} from '@renfort/domain/kernel/calendar.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatMoneyChange } from '../../../ui/format-figures.ts'
import { Select } from '../../../ui/select.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import type { PlanningChange } from '../../shift/queries.ts'
import { useShiftCalendar } from '../../shift/use-shift-calendar.ts'
import { useWeekName } from '../../shift/week/use-week-name.ts'
import type { Week } from '../planning-week.ts'
import type { SheetMission } from '../week-sheet.ts'
import { MissionCopyRow } from './mission-copy-row.tsx'
import {
  type CopyResult,
  type CopyRow,
  useCopyAct,
  useMissionCopies,
} from './use-mission-copies.ts'
import { usePlanningToolWords } from './words.ts'

/** The number of added shifts, and the Monday of the week that has them. */
export interface CopiedWeek {
  readonly changes: readonly PlanningChange[]
  readonly to: IsoDate
}

interface CopyPlanningDialogProps {
  week: Week
  missions: readonly SheetMission[]
  onDone: (copied: CopiedWeek) => void
  onClose: () => void
}

/** The target can be any of this many weeks, about a year. */
const offered = 52

/** Lists the missions of a week with what each would bring into another week, then copies them. */
export function CopyPlanningDialog({
  week,
  missions: onShow,
  onDone,
  onClose,
}: CopyPlanningDialogProps) {
  const t = usePlanningToolWords()
  const words = useUiWords()
  const nameOf = useWeekName()
  const { today } = useShiftCalendar()
  // Kept at opening: copying changes the week behind the dialog.
  const [{ from, missions, first }] = useState(() => {
    const monday = mondayOfWeek(week.year, week.week)
    const [next, current] = [addDays(monday, 7), mondayOf(today)]
    return { from: monday, missions: onShow, first: next < current ? current : next }
  })
  const [to, setTo] = useState(first)
  const [withHolidays, setWithHolidays] = useState(false)
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [results, setResults] = useState<ReadonlyMap<string, CopyResult>>(new Map())
  const [isSaving, setSaving] = useState(false)
  const copyAll = useCopyAct()
  const rows = useMissionCopies({ missions, from, to, withHolidays })

  const isChosen = ({ id, copy }: CopyRow) => choices.get(id) ?? copy?.isAgainstLaw === false
  const done = [...results.values()].flatMap(({ change }) => change ?? [])
  const possible = rows.filter(
    ({ id, copy }) => (copy?.drafts.length ?? 0) > 0 && results.get(id)?.change === undefined,
  )
  const chosen = possible.filter(isChosen)
  const drafts = chosen.flatMap(({ copy }) => copy?.drafts ?? [])
  const failed = [...results.values()].filter(({ failure }) => failure !== undefined).length
  const isReading = rows.some(({ isRead, hasFailed }) => !isRead && !hasFailed)
  const hasHolidays = rows.some(({ copy }) => copy?.leftOut.some(({ because }) => because === null))
  const problem =
    possible.length === 0
      ? t(($) => (isReading ? $.copyWeek.reading : $.copyWeek.nothing))
      : chosen.length === 0
        ? t(($) => $.copyWeek.unchosen)
        : undefined

  const leave = (changes: readonly PlanningChange[]) => {
    onClose()
    if (changes.length > 0) onDone({ changes, to })
  }
  const copy = async () => {
    setSaving(true)
    const answers = await copyAll(
      chosen.map(({ id, copy: own }) => ({ id, drafts: own?.drafts ?? [] })),
    )
    setSaving(false)
    const all = new Map([...results, ...answers])
    setResults(all)
    if ([...answers.values()].every(({ failure }) => failure === undefined)) {
      leave([...all.values()].flatMap(({ change }) => change ?? []))
    }
  }

  return (
    <Dialog
      isOpen
      // A running copy must finish, so that its result shows.
      onClose={() => !isSaving && leave(done)}
      size="large"
      title={t(($) => $.copyWeek.title)}
      context={nameOf(from)}
      footer={(close) => (
        <>
          <Button onPress={close}>{done.length > 0 ? words.close : words.cancel}</Button>
          <Button
            variant="primary"
            pending={isSaving}
            disabledReason={problem}
            onPress={() => void copy()}
          >
            {t(($) => $.copyWeek.submit, { count: drafts.length })}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <Select
          label={t(($) => $.copyWeek.target)}
          options={Array.from({ length: offered }, (_, i) => addDays(first, 7 * i)).map((id) => ({
            id,
            label: nameOf(id),
          }))}
          value={to}
          // After a part is copied, the rest must go to the same week.
          disabledReason={done.length > 0 ? nameOf(to) : undefined}
          onChange={(id) => setTo(isoDate(id))}
        />
        {(hasHolidays || withHolidays) && (
          <Checkbox isSelected={withHolidays} onChange={setWithHolidays}>
            {t(($) => $.copyWeek.holidays)}
          </Checkbox>
        )}
        <section aria-label={t(($) => $.copyWeek.missions)}>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <MissionCopyRow
                key={row.id}
                row={row}
                week={week}
                isChosen={isChosen(row)}
                result={results.get(row.id)}
                onChoose={(isIn) => setChoices(new Map([...choices, [row.id, isIn]]))}
              />
            ))}
          </ul>
        </section>
        <output className="text-danger empty:hidden">
          {!isSaving && failed > 0 && t(($) => $.copyWeek.partial, { count: failed })}
        </output>
        <CopyTotal rows={chosen} />
      </div>
    </Dialog>
  )
}

/** The number of added shifts and missions, and their total price. */
function CopyTotal({ rows }: { rows: readonly CopyRow[] }) {
  const t = usePlanningToolWords()
  const { locale } = useUiWords()
  const copies = rows.flatMap(({ copy }) => copy ?? [])
  const prices = copies.flatMap(({ priceCents }) => priceCents ?? [])
  const shifts = copies.reduce((sum, { drafts }) => sum + drafts.length, 0)
  const price = prices.reduce((sum, cents) => sum + cents, 0)
  return (
    <output
      aria-label={t(($) => $.copyWeek.total)}
      className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-panel border border-line bg-wash px-4 py-3"
    >
      <span className="text-table text-muted">{t(($) => $.copyWeek.total)}</span>
      <span className="ml-auto text-table tabular-nums">
        {t(($) => $.copyWeek.shifts, { count: shifts })}{' '}
        {t(($) => $.copyWeek.inMissions, { count: copies.length })}
      </span>
      {prices.length > 0 && (
        <span className="w-full text-right text-lg font-semibold tabular-nums">
          {t(($) => $.copyWeek.withoutTax, { price: formatMoneyChange(price, locale) })}
        </span>
      )}
    </output>
  )
}
