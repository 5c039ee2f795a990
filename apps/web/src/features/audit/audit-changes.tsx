import { holidayTitle } from '@renfort/domain/law/holiday-names.ts'
import { type HolidaySlug, holidaySlugs } from '@renfort/domain/law/public-holidays.ts'
import { currentLocale } from '../../platform/i18n.ts'
import type { AuditEntry } from '@renfort/contract/audit.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { AuditedValue } from '@renfort/domain/audit/audited-changes.ts'
import { type AuditedField, auditedFields } from '@renfort/domain/audit/audited-fields.ts'
import { type Instant, isInstant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { formatCoefficient, formatPercent } from '../../ui/format-figures.ts'
import { formatMoney } from '../../ui/format-money.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { fr } from './fr.ts'
import { useAuditWords } from './words.ts'

type Change = AuditEntry['changes'][number]

/** Longer lists are folded: a created mission has twenty values. */
const mostShown = 4

/** What changed, before and after, in words. */
export function AuditChanges({ changes, others }: Pick<AuditEntry, 'changes' | 'others'>) {
  const t = useAuditWords()
  const count = changes.length + (others.length > 0 ? 1 : 0)
  if (count === 0) return null
  const list = (
    <ul className="flex flex-col gap-0.5 text-table text-muted">
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
      {others.length > 0 && (
        <li className="wrap-break-word">
          {t(($) => $.change.others, { names: others.join(', ') })}
        </li>
      )}
    </ul>
  )
  return count <= mostShown ? (
    list
  ) : (
    <Disclosure className="text-table" summary={t(($) => $.details, { count })}>
      {list}
    </Disclosure>
  )
}

function ChangeLine({ change }: { change: Change }) {
  const sentence = useChangeSentence()
  return <li className="wrap-break-word">{sentence(change)}</li>
}

function useChangeSentence(): (change: Change) => string {
  const t = useAuditWords()
  const say = useAuditedValue()
  return ({ field: name, ...values }) => {
    const field = t(($) => $.fields[name])
    const [before, after] = [say(name, values.before), say(name, values.after)]
    if (auditedFields[name] === 'change') return t(($) => $.change.changed, { field })
    if (before === null) return t(($) => $.change.set, { field, after: after ?? t(($) => $.none) })
    if (after === null) return t(($) => $.change.lost, { field, before })
    return t(($) => $.change.moved, { field, before, after })
  }
}

type Choice = keyof typeof fr.choices

const mostShifts = 5

/** A value of the audit trail as text; `null` for none. */
function useAuditedValue(): (field: AuditedField, value: AuditedValue) => string | null {
  const t = useAuditWords()
  const { locale } = useUiWords()
  const momentOf = (instant: Instant) => t(($) => $.moment, momentParts(instant, locale, 'medium'))
  const shiftOf = (shift: { startsAt: string; endsAt: string; slots: number }) => {
    const [start, end] = [
      localInParis(shift.startsAt as Instant),
      localInParis(shift.endsAt as Instant),
    ]
    return t(($) => $.shift, {
      day: formatDay(start.date, locale, 'medium'),
      start: start.time,
      end: end.time,
      count: shift.slots,
    })
  }
  return (field, value) => {
    if (value === null || value === '') return null
    if (typeof value === 'boolean') return value ? t(($) => $.yes) : t(($) => $.no)
    if (typeof value === 'number') {
      if (auditedFields[field] === 'cents') return formatMoney(value, locale)
      if (auditedFields[field] === 'percent') return formatPercent(value, locale)
      if (auditedFields[field] === 'coefficient') return formatCoefficient(value, locale)
      return value.toLocaleString(locale)
    }
    if (typeof value !== 'string') {
      const said = value.slice(0, mostShifts).map(shiftOf)
      return [...said, ...(value.length > mostShifts ? ['…'] : [])].join(' · ') || null
    }
    if (isInstant(value)) return momentOf(value)
    if (field === 'email') return shownEmail(value)
    if (auditedFields[field] !== 'choice') return value
    if (isHoliday(value)) return holidayTitle(value, currentLocale())
    return t(($) => $.choices[value as Choice], { defaultValue: value })
  }
}

function isHoliday(value: string): value is HolidaySlug {
  return holidaySlugs.some((slug) => slug === value)
}
