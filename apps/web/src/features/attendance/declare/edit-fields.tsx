import type { Span } from '@renfort/domain/attendance/attendance.ts'
import type {
  EditedBreak,
  EditedMoment,
  EditedTime,
} from '@renfort/domain/attendance/declare/edited-time.ts'
import { workedTimeLimits } from '@renfort/domain/attendance/declare/worked-time.ts'
import { addDays, type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { readDuration } from '@renfort/domain/reading/read-duration.ts'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import { useTypedNumber } from '../../../form/use-typed-number.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useHoursWords } from '../words.ts'

interface EditFieldsProps {
  edit: EditedTime
  issues: readonly Issue[]
  /** The hours that start and end must stay near (TS-29). */
  around: Span
  /** The zone of the place; hours are typed on its clocks. */
  zone: TimeZone
  onChange: (edit: EditedTime) => void
}

/** Start, end and breaks of other hours, on the clocks of their place; each problem stands under its field. */
export function EditFields({ edit, issues, around, zone, onChange }: EditFieldsProps) {
  const t = useHoursWords()
  const zoneName = useZoneName()(zone, around.startDate)
  const errorOf = errorsAt(issues)
  return (
    <div className="flex flex-col gap-4">
      {zoneName !== null && (
        <p className="text-table text-muted">{t(($) => $.panel.clocks, { zone: zoneName })}</p>
      )}
      <MomentFields
        label={t(($) => $.panel.start)}
        dayLabel={t(($) => $.panel.startDay)}
        moment={edit.start}
        around={dateAt(around.startDate, zone)}
        error={errorOf('startDate')}
        onChange={(start) => onChange({ ...edit, start })}
      />
      <MomentFields
        label={t(($) => $.panel.end)}
        dayLabel={t(($) => $.panel.endDay)}
        moment={edit.end}
        around={dateAt(around.endDate, zone)}
        error={errorOf('endDate')}
        onChange={(end) => onChange({ ...edit, end })}
      />
      <BreakFields edit={edit} errorOf={errorOf} onChange={onChange} />
    </div>
  )
}

type ErrorOf = (...path: Issue['path']) => string | undefined

function errorsAt(issues: readonly Issue[]): ErrorOf {
  return (...path) => {
    const found = issues.find((each) => each.path.join('.') === path.join('.'))
    return found && errorSentence(found.key, found.params)
  }
}

interface MomentFieldsProps {
  label: string
  dayLabel: string
  moment: EditedMoment
  around: IsoDate
  error: string | undefined
  onChange: (moment: EditedMoment) => void
}

function MomentFields({ label, dayLabel, moment, around, error, onChange }: MomentFieldsProps) {
  const { locale } = useUiWords()
  const days = [-1, 0, 1].map((days) => addDays(around, days))
  const offered = days.includes(moment.date) ? days : [moment.date, ...days]
  return (
    <div className="grid grid-cols-2 gap-3">
      <TimeField
        label={label}
        value={moment.time}
        error={error}
        onChange={(time) => onChange({ ...moment, time })}
      />
      <Select
        label={dayLabel}
        value={moment.date}
        options={offered.map((day) => ({ id: day, label: formatDay(day, locale) }))}
        onChange={(day) => onChange({ ...moment, date: isoDate(day) })}
      />
    </div>
  )
}

interface BreakFieldsProps extends Pick<EditFieldsProps, 'edit' | 'onChange'> {
  errorOf: ErrorOf
}

function BreakFields({ edit, errorOf, onChange }: BreakFieldsProps) {
  const t = useHoursWords()
  const { breaks } = edit
  const group = useRef<HTMLFieldSetElement>(null)
  const put = (next: readonly EditedBreak[]) => onChange({ ...edit, breaks: next })
  return (
    <fieldset ref={group} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-2 text-table font-medium">{t(($) => $.panel.breaks)}</legend>
      {breaks.length === 0 && <p className="text-table text-muted">{t(($) => $.noBreak)}</p>}
      {breaks.map((each, i) => (
        <BreakRow
          // The key is the position of the break: a new one comes last.
          key={`${i} of ${breaks.length}`}
          number={i + 1}
          value={each}
          isNextDay={startsNextDay(each, edit.start)}
          {...(isBlank(each)
            ? {}
            : {
                timeError: errorOf('breaks', i, 'time') ?? errorOf('breaks', i),
                minutesError: errorOf('breaks', i, 'minutes'),
              })}
          onChange={(next) => put(breaks.with(i, next))}
          onRemove={() => {
            // The pressed button leaves with its row: the focus goes to the group.
            group.current?.focus()
            put(breaks.filter((_, other) => other !== i))
          }}
        />
      ))}
      {breaks.length < workedTimeLimits.breaks && (
        <Button
          size="small"
          variant="quiet"
          className="self-start"
          icon={<Plus aria-hidden size={16} />}
          onPress={() => put([...breaks, { time: '', minutes: null }])}
        >
          {t(($) => $.panel.addBreak)}
        </Button>
      )}
    </fieldset>
  )
}

/** A break that was just added: an empty field is not yet a problem. */
function isBlank({ time, minutes }: EditedBreak): boolean {
  return time === '' && minutes === null
}

/** A break before the start lies on the next day (TS-35). */
function startsNextDay({ time }: EditedBreak, start: EditedMoment): boolean {
  return time !== '' && start.time !== '' && time < start.time
}

interface BreakRowProps {
  number: number
  value: EditedBreak
  isNextDay: boolean
  timeError?: string | undefined
  minutesError?: string | undefined
  onChange: (value: EditedBreak) => void
  onRemove: () => void
}

function BreakRow({
  number,
  value,
  isNextDay,
  timeError,
  minutesError,
  onChange,
  onRemove,
}: BreakRowProps) {
  const t = useHoursWords()
  const { text, type, settle } = useTypedNumber({
    value: value.minutes,
    onChange: (minutes) => onChange({ ...value, minutes }),
    // A negative number is kept, so that the rule refuses it (TS-33).
    parse: (typed) => (/^\s*-\d{1,4}\s*$/.test(typed) ? Number(typed) : readDuration(typed)),
    format: String,
  })
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
      <TimeField
        label={t(($) => $.panel.breakStart, { number })}
        value={value.time}
        error={timeError}
        help={<span aria-live="polite">{isNextDay && t(($) => $.panel.nextDay)}</span>}
        onChange={(time) => onChange({ ...value, time })}
      />
      <TextField
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular-nums"
        label={t(($) => $.panel.breakMinutes, { number })}
        value={text}
        error={minutesError}
        onChange={type}
        onBlur={settle}
      />
      <IconButton
        label={t(($) => $.panel.removeBreak, { number })}
        icon={<Trash2 aria-hidden size={17} />}
        className="mt-6.5"
        onPress={onRemove}
      />
    </div>
  )
}
