import { isIsoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { breakOptions } from '@renfort/domain/shift/shift.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { Select } from '../../ui/select.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import type { ActFieldsProps } from './amended-fields.ts'
import { type Chain, dayOf } from './queries.ts'
import { useAmendmentWords } from './words.ts'

/** The hours of the shifts to come of some days. */
export function HoursFields({
  mission: { timeZone },
  contracts,
  fields,
  problems,
  onChange,
}: ActFieldsProps) {
  const t = useAmendmentWords()
  const now = useProductClock().now()
  const today = dateAt(now, timeZone)
  const zone = useZoneName()(timeZone, now)
  const last = contracts
    .map(({ lastDay }) => dayOf(lastDay))
    .toSorted()
    .at(-1)
  const from: IsoDate = isIsoDate(fields.from) ? fields.from : today
  const breaks = breakOptions.includes(fields.pause)
    ? breakOptions
    : [...breakOptions, fields.pause].toSorted((a, b) => a - b)
  const pauseLabel = (minutes: number) => {
    if (minutes === 0) return t(($) => $.dialog.noPause)
    return minutes < 60 ? t(($) => $.dialog.pauseMinutes, { minutes }) : formatDuration(minutes)
  }
  return (
    <>
      <p className="text-muted">
        {fields.shiftId === null ? t(($) => $.dialog.hoursRule) : t(($) => $.dialog.moveRule)}
      </p>
      {fields.shiftId === null ? (
        <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
          <DateField
            label={t(($) => $.dialog.from)}
            error={problems.from}
            value={fields.from}
            today={today}
            min={today}
            max={last}
            onChange={(day) => onChange({ from: day })}
          />
          <DateField
            label={t(($) => $.dialog.to)}
            error={problems.to}
            value={fields.to}
            today={today}
            min={from}
            max={last}
            onChange={(to) => onChange({ to })}
          />
        </div>
      ) : (
        <DateField
          label={t(($) => $.dialog.movedTo)}
          className="max-w-64 narrow:max-w-none"
          error={problems.from}
          value={fields.from}
          today={today}
          min={today}
          onChange={(day) => onChange({ from: day, to: day })}
        />
      )}
      <div className="grid grid-cols-3 gap-4 narrow:grid-cols-1">
        <TimeField
          label={t(($) => $.dialog.start)}
          error={problems.start}
          value={fields.start}
          onChange={(start) => onChange({ start })}
        />
        <TimeField
          label={t(($) => $.dialog.end)}
          error={problems.end}
          value={fields.end}
          onChange={(end) => onChange({ end })}
        />
        <Select
          label={t(($) => $.dialog.pause)}
          options={breaks.map((minutes) => ({ id: String(minutes), label: pauseLabel(minutes) }))}
          error={problems.pause}
          value={String(fields.pause)}
          onChange={(pause) => onChange({ pause: Number(pause) })}
        />
      </div>
      {zone !== null && <p className="text-muted">{t(($) => $.dialog.clocks, { zone })}</p>}
    </>
  )
}

interface SidersFieldProps {
  contracts: readonly Chain[]
  /** Whether the act changes all the contracts at once. */
  isForAll: boolean
  chosen: readonly string[]
  onChange: (siderIds: readonly string[]) => void
}

/** Whose contracts are changed: all of them unless some are taken out. */
export function SidersField({ contracts, isForAll, chosen, onChange }: SidersFieldProps) {
  const t = useAmendmentWords()
  const [only] = contracts
  if (contracts.length === 1 && only !== undefined) {
    return (
      <p>
        <span className="text-muted">{t(($) => $.dialog.siders)}</span> {only.siderName}
      </p>
    )
  }
  if (isForAll) return <p className="text-muted">{t(($) => $.dialog.forAll)}</p>
  const all = contracts.map(({ siderId }) => siderId)
  const toggle = (siderId: string, isChosen: boolean) =>
    onChange(all.filter((id) => (id === siderId ? isChosen : chosen.includes(id))))
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{t(($) => $.dialog.siders)}</legend>
      <Checkbox
        isSelected={chosen.length === all.length}
        isMixed={chosen.length > 0 && chosen.length < all.length}
        onChange={(isAll) => onChange(isAll ? all : [])}
      >
        {t(($) => $.dialog.all)}
      </Checkbox>
      <div className="flex max-h-40 flex-col gap-1 overflow-y-auto pl-6">
        {contracts.map(({ siderId, siderName }) => (
          <Checkbox
            key={siderId}
            isSelected={chosen.includes(siderId)}
            onChange={(isChosen) => toggle(siderId, isChosen)}
          >
            {siderName}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
