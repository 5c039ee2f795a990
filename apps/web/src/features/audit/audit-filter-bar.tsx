import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { type AuditKind, auditKinds } from '@renfort/domain/audit/audit-kinds.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { staffPaths } from '../../platform/screen-paths.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import type { ChoiceOption } from '../../ui/option-list.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import { type AuditFilters, subjectsQuery } from './queries.ts'
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

/** Filters by company, person, day and subject; the address keeps them. */
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

const shortestTerm = 2

interface SubjectFieldProps {
  kind: 'organisation' | 'user'
  chosen: { readonly id: string; readonly name: string } | null
  onChange: (id: string | undefined) => void
}

/** A company or a person of the audit trail, searched by typing. */
function SubjectField({ kind, chosen, onChange }: SubjectFieldProps) {
  const t = useAuditWords()
  const [text, setText] = useState(chosen?.name ?? '')
  const isNew = text.trim() !== '' && text !== chosen?.name
  const q = useDebounced(isNew ? text.trim() : '', 'localSearch')
  const { data, isFetching, isError } = useQuery({
    ...subjectsQuery(q),
    enabled: q.length >= shortestTerm,
  })
  const found: readonly ChoiceOption[] =
    q.length < shortestTerm || data === undefined
      ? []
      : kind === 'organisation'
        ? data.organisations.map(({ id, name }) => ({ id, label: name }))
        : data.people.map(({ id, name, email }) => ({ id, label: name, help: shownEmail(email) }))
  const options = chosen === null || isNew ? found : [{ id: chosen.id, label: chosen.name }]
  return (
    <Combobox
      label={t(($) => $.filters[kind])}
      placeholder={t(($) => $.filters[`${kind}Hint`])}
      value={chosen?.id ?? null}
      options={options}
      text={text}
      onTextChange={setText}
      onChange={(id) => onChange(id ?? undefined)}
      isLoading={isFetching}
      hasFailed={isError}
      empty={t(($) => $.filters.noMatch)}
      className="min-w-52 flex-1 narrow:w-full narrow:flex-none"
    />
  )
}
