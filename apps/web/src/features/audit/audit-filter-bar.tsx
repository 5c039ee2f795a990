import { type AuditKind, auditKinds } from '@renfort/domain/audit/audit-kinds.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useNavigate } from '@tanstack/react-router'
import { useProductClock } from '../../platform/product-clock.ts'
import { staffPaths } from '../../platform/staff-paths.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import type { AuditFilters } from './queries.ts'
import { SubjectField } from './subject-field.tsx'
import { useAuditWords } from './words.ts'

interface Named {
  readonly id: string
  readonly name: string
}

interface AuditFilterBarProps {
  filters: AuditFilters
  organisation: Named | null
  user: Named | null
}

const everyKind = 'every'

/** Company, person, day and subject; what is chosen is in the address. */
export function AuditFilterBar({ filters, organisation, user }: AuditFilterBarProps) {
  const t = useAuditWords()
  const navigate = useNavigate()
  const { today } = useProductClock()
  const choose = (change: AuditFilters) =>
    void navigate({ to: staffPaths.audit, search: { ...filters, ...change } })
  const kinds = auditKinds.map((id) => ({ id, label: t(($) => $.kinds[id]) }))
  return (
    <section
      aria-label={t(($) => $.filters.label)}
      className="flex flex-wrap items-start gap-3 pb-5"
    >
      <SubjectField
        key={`company-${organisation?.id ?? ''}`}
        kind="organisation"
        chosen={organisation}
        onChange={(organisationId) => choose({ organisationId })}
      />
      <SubjectField
        key={`person-${user?.id ?? ''}`}
        kind="user"
        chosen={user}
        onChange={(userId) => choose({ userId })}
      />
      <DateField
        label={t(($) => $.filters.day)}
        value={filters.day ?? ''}
        today={today()}
        toward="last"
        max={today()}
        onChange={(day) => choose({ day: isIsoDate(day) ? day : undefined })}
        className="w-44 narrow:w-full"
      />
      <Select
        label={t(($) => $.filters.kind)}
        value={filters.kind ?? everyKind}
        options={[{ id: everyKind, label: t(($) => $.filters.everyKind) }, ...kinds]}
        onChange={(kind) => choose({ kind: kind === everyKind ? undefined : (kind as AuditKind) })}
        className="w-56 narrow:w-full"
      />
      {hasFilter(filters) && (
        <Button
          variant="quiet"
          className="mt-6.5 narrow:mt-0 narrow:w-full"
          onPress={() => void navigate({ to: staffPaths.audit, search: {} })}
        >
          {t(($) => $.filters.clear)}
        </Button>
      )}
    </section>
  )
}

export function hasFilter(filters: AuditFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
