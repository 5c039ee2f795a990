import { type AmendmentKind, amendmentLimits } from '@renfort/domain/amendment/amendment-kind.ts'
import { endReasons, needsFacts } from '@renfort/domain/amendment/early-end.ts'
import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useMe } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { DateField } from '../../ui/date-field.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { addressLine } from '../address/address-text.ts'
import { locationsQuery } from '../address/queries.ts'
import type { ActFieldsProps } from './amended-fields.ts'
import { HoursFields } from './hours-fields.tsx'
import { commonTermDays, dayOf } from './queries.ts'
import { useAmendmentWords } from './words.ts'

const fieldsOf: Readonly<Record<AmendmentKind, ComponentType<ActFieldsProps>>> = {
  renewal: RenewalFields,
  term: TermFields,
  hours: HoursFields,
  place: PlaceFields,
  end: EndFields,
}

/** The fields of one act, under what the law says of it. */
export function ActFields({ kind, ...props }: ActFieldsProps & { kind: AmendmentKind }) {
  const Fields = fieldsOf[kind]
  return <Fields {...props} />
}

/** The new end of renewed contracts, below the limits of the law on number and length. */
function RenewalFields({ mission, contracts, fields, problems, onChange }: ActFieldsProps) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const today = dateAt(useProductClock().now(), mission.timeZone)
  const inOrder = (days: readonly IsoDate[]) => days.toSorted()
  const latest = inOrder(contracts.map(({ longestUntil }) => dayOf(longestUntil)))[0]
  const last = inOrder(contracts.map(({ lastDay }) => dayOf(lastDay))).at(-1)
  const [first] = contracts
  return (
    <>
      {first !== undefined && latest !== undefined && (
        <div className="flex flex-col gap-1 text-muted">
          <p>
            {t(($) => $.dialog.renewalsLeft, {
              count: Math.min(...contracts.map(({ renewalsLeft }) => renewalsLeft)),
              latest: formatDay(latest, locale, 'date'),
              months: first.longestMonths,
            })}
          </p>
          <p>{t(($) => $.dialog.renewedHours)}</p>
        </div>
      )}
      <DateField
        label={t(($) => $.dialog.newLastDay)}
        help={last && t(($) => $.dialog.current, { day: formatDay(last, locale, 'date') })}
        error={problems.until}
        value={fields.until}
        today={today}
        min={last && addDays(last, 1)}
        max={latest}
        onChange={(until) => onChange({ until })}
      />
    </>
  )
}

/** The days that the flexibility of the term allows; no other day can be chosen. */
function TermFields({ contracts, fields, problems, onChange }: ActFieldsProps) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const days = commonTermDays(contracts).map(dayOf)
  const last = contracts
    .map(({ lastDay }) => dayOf(lastDay))
    .toSorted()
    .at(-1)
  return (
    <Select
      label={t(($) => $.dialog.newLastDay)}
      help={
        <>
          {last && t(($) => $.dialog.current, { day: formatDay(last, locale, 'date') })}
          {' · '}
          {t(($) => $.dialog.termRule)}
        </>
      }
      placeholder={t(($) => $.dialog.choose)}
      disabledReason={days.length === 0 ? t(($) => $.dialog.noCommonDay) : undefined}
      options={days.map((day) => ({ id: day, label: formatDay(day, locale, 'long') }))}
      error={problems.until}
      value={days.some((day) => day === fields.until) ? fields.until : null}
      onChange={(until) => onChange({ until })}
    />
  )
}

/** Another address of the company as the place of work. */
function PlaceFields({ mission, fields, problems, onChange }: ActFieldsProps) {
  const t = useAmendmentWords()
  const { data: known = [], isSuccess } = useQuery({
    ...locationsQuery(useMe().organisation?.id ?? ''),
    meta: { failure: 'toast' },
  })
  const now = mission.location === null ? '' : addressLine(mission.location)
  const others = known.filter((location) => addressLine(location) !== now)
  return (
    <Select
      label={t(($) => $.dialog.place)}
      help={now === '' ? undefined : t(($) => $.dialog.currentPlace, { place: now })}
      placeholder={t(($) => $.dialog.choose)}
      disabledReason={isSuccess && others.length === 0 ? t(($) => $.noOtherPlace) : undefined}
      options={others.map((location) => ({
        id: location.id,
        label: location.title,
        help: addressLine(location),
      }))}
      error={problems.locationId}
      value={fields.locationId}
      onChange={(locationId) => onChange({ locationId })}
    />
  )
}

/** On which day contracts end before their term, and why. */
function EndFields({ mission, contracts, fields, problems, onChange }: ActFieldsProps) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const today = dateAt(useProductClock().now(), mission.timeZone)
  const inOrder = (days: readonly string[]) => days.map(dayOf).toSorted()
  const soonest = inOrder(contracts.map(({ lastDay }) => lastDay))[0]
  const begun = inOrder(contracts.map(({ firstDay }) => firstDay)).at(-1)
  const trialEnd = inOrder(contracts.map((each) => each.trialEnd))[0]
  const { reason } = fields
  const day = trialEnd === undefined ? '' : formatDay(trialEnd, locale, 'date')
  const helpOf = (each: (typeof endReasons)[number]) => t(($) => $.dialog.reasonHelp[each], { day })
  return (
    <>
      <DateField
        label={t(($) => $.dialog.lastDay)}
        help={soonest && t(($) => $.dialog.current, { day: formatDay(soonest, locale, 'date') })}
        error={problems.until}
        value={fields.until}
        today={today}
        min={begun !== undefined && begun > today ? begun : today}
        max={soonest && addDays(soonest, -1)}
        onChange={(until) => onChange({ until })}
      />
      <Select
        label={t(($) => $.dialog.reason)}
        placeholder={t(($) => $.dialog.choose)}
        help={reason === null ? undefined : helpOf(reason)}
        options={endReasons.map((id) => ({
          id,
          label: t(($) => $.dialog.reasons[id]),
          help: helpOf(id),
        }))}
        error={problems.reason}
        value={reason}
        onChange={(id) => onChange({ reason: endReasons.find((each) => each === id) ?? null })}
      />
      {reason !== null && needsFacts(reason) && (
        <TextArea
          label={t(($) => $.dialog.comment)}
          error={problems.comment}
          value={fields.comment}
          limit={amendmentLimits.comment}
          onChange={(comment) => onChange({ comment })}
        />
      )}
    </>
  )
}
