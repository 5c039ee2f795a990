import type { Mission } from '@renfort/contract/mission.ts'
import {
  addDays,
  isIsoDate,
  type IsoDate,
  isoDate,
  mondayOf,
} from '@renfort/domain/kernel/calendar.ts'
import { durationRefusal, periodOf } from '@renfort/domain/mission/mission.ts'
import { checkCopies, copyWeek, weeksOf, everyNthWeek } from '@renfort/domain/shift/copy-week.ts'
import { maxPastedLines } from '@renfort/domain/shift/pasted-shifts.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useMemo, useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { MultiSelectList } from '../../../ui/multi-select-list.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { shiftDraftOf, missionCalendar } from '../../quotation/mission-terms.ts'
import { AdditionFooter, useShiftAddition } from '../shift-addition.tsx'
import { AdditionPrice } from '../shift-preview.tsx'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'
import { copyKey, CopyList } from './copy-list.tsx'
import { useWeekName } from './use-week-name.ts'

interface CopyWeekDialogProps {
  mission: Mission
  /** A day of the week to copy first; by default the last week of the mission. */
  day?: IsoDate | undefined
  onClose: () => void
}

/** Copies a week of shifts to other weeks, after a preview of each shift. */
export function CopyWeekDialog({ mission, day, onClose }: CopyWeekDialogProps) {
  const t = useShiftWords()
  const nameOf = useWeekName()
  const { rules } = useShiftCalendar()
  const { isSaving, add } = useShiftAddition(mission.id, onClose)
  const saved = useMemo(() => mission.shifts.map(shiftDraftOf), [mission.shifts])
  const weeks = weeksOf(saved)
  const [chosen, setChosen] = useState<IsoDate | undefined>(
    day === undefined ? weeks.at(-1)?.monday : mondayOf(day),
  )
  const [targets, setTargets] = useState<readonly IsoDate[]>([])
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const source = weeks.find(({ monday }) => monday === chosen)?.monday

  const calendar = missionCalendar(mission)
  const check = (copies: readonly ShiftDraft[]) => checkCopies(copies, saved, rules(), calendar)
  const all = check(source === undefined ? [] : copyWeek(saved, source, targets))
  const kept = all
    .filter(({ draft, issues }) => issues.length === 0 && !leftOut.has(copyKey(draft)))
    .map(({ draft }) => draft)
  const warnings = new Map(check(kept).map((copy) => [copyKey(copy.draft), copy.warnings]))
  const period = periodOf([...saved, ...kept])
  const refusal = period === null ? null : durationRefusal(period)
  const problem =
    targets.length === 0
      ? t(($) => $.week.noTarget)
      : kept.length === 0
        ? t(($) => $.week.nothing)
        : kept.length > maxPastedLines
          ? t(($) => $.paste.tooMany, { max: maxPastedLines })
          : refusal === null
            ? undefined
            : errorSentence(refusal.key)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      isDirty={targets.length > 0 && !isSaving}
      title={t(($) => $.week.title)}
      footer={(close) => (
        <AdditionFooter
          count={kept.length}
          problem={problem}
          isSaving={isSaving}
          onCancel={close}
          onAdd={() =>
            void add(
              kept,
              t(($) => $.done.created, { count: kept.length }),
            )
          }
        />
      )}
    >
      <div className="flex flex-col gap-5">
        <Select
          label={t(($) => $.week.source)}
          options={weeks.map(({ monday, shifts }) => ({
            id: monday,
            label: nameOf(monday),
            help: t(($) => $.list.count, { count: shifts.length }),
          }))}
          value={source ?? null}
          onChange={(id) => {
            setChosen(weeks.find(({ monday }) => monday === id)?.monday)
            setLeftOut(new Set())
          }}
        />
        {source !== undefined && <WeekTargets key={source} source={source} onChange={setTargets} />}
        {targets.length > 0 && (
          <CopyList
            copies={all.map(({ draft, issues }) => ({
              draft,
              issues,
              warnings: warnings.get(copyKey(draft)) ?? [],
            }))}
            leftOut={leftOut}
            onLeaveOut={setLeftOut}
          />
        )}
        {kept.length > 0 && refusal !== null && (
          <p className="text-danger">{errorSentence(refusal.key)}</p>
        )}
        <AdditionPrice {...{ mission, saved }} drafts={kept} />
      </div>
    </Dialog>
  )
}

interface WeekTargetsProps {
  source: IsoDate
  onChange: (mondays: readonly IsoDate[]) => void
}

interface Choice {
  readonly how: 'list' | 'every'
  readonly weeks: readonly string[]
  readonly interval: number
  readonly until: string
}

/** Weeks of the next year can be picked one by one; later ones only at regular intervals. */
const listed = 52
const intervals = [1, 2, 3, 4, 6, 8]

/** The target weeks of a copy: some of a list, or every n-th one. */
function WeekTargets({ source, onChange }: WeekTargetsProps) {
  const t = useShiftWords()
  const nameOf = useWeekName()
  const { today, max, holidays } = useShiftCalendar()
  const [choice, setChoice] = useState<Choice>({
    how: 'list',
    weeks: [],
    interval: 1,
    until: '',
  })
  const first = mondayOf(today)
  const weeks = Array.from({ length: listed }, (_, i) => addDays(first, 7 * i)).filter(
    (monday) => monday !== source,
  )
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    onChange(targetsOf(next, source))
  }
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        isInline
        label={t(($) => $.week.how)}
        options={[
          { value: 'list', label: t(($) => $.week.list) },
          { value: 'every', label: t(($) => $.week.every) },
        ]}
        value={choice.how}
        onChange={(how) => change({ how })}
      />
      {choice.how === 'list' ? (
        <MultiSelectList
          label={t(($) => $.week.targets)}
          options={weeks.map((monday) => ({ id: monday, label: nameOf(monday) }))}
          value={choice.weeks}
          onChange={(chosen) => change({ weeks: chosen })}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t(($) => $.week.interval)}
            options={intervals.map((interval) => ({
              id: String(interval),
              label: t(($) => $.week.everyCount, { count: interval }),
            }))}
            value={String(choice.interval)}
            onChange={(interval) => change({ interval: Number(interval) })}
          />
          <DateField
            label={t(($) => $.week.until)}
            today={today}
            min={addDays(source, 7)}
            max={max}
            holidays={holidays}
            value={choice.until}
            onChange={(until) => change({ until })}
          />
        </div>
      )}
    </div>
  )
}

function targetsOf({ how, weeks, interval, until }: Choice, source: IsoDate): IsoDate[] {
  if (how === 'list') return weeks.map(isoDate)
  return isIsoDate(until) ? everyNthWeek(source, interval, until) : []
}
