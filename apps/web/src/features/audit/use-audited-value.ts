import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { AuditedValue } from '@renfort/domain/audit/audited-changes.ts'
import { type AuditedField, auditedFields } from '@renfort/domain/audit/audited-fields.ts'
import { type Instant, isInstant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../ui/format-day.ts'
import { formatCoefficient, formatPercent } from '../../ui/format-figures.ts'
import { formatMoney } from '../../ui/format-money.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { fr } from './fr.ts'
import { useAuditWords } from './words.ts'

type Choice = keyof typeof fr.choices

const mostShifts = 5

/** A value of the trail as a person says it; `null` for none. */
export function useAuditedValue(): (field: AuditedField, value: AuditedValue) => string | null {
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
    if (auditedFields[field] === 'moment' && isInstant(value)) return momentOf(value)
    if (field === 'email') return shownEmail(value)
    if (auditedFields[field] !== 'choice') return value
    return t(($) => $.choices[value as Choice], { defaultValue: value })
  }
}
