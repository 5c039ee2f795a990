import type { Mission } from '@renfort/contract/mission.ts'
import { Link } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useMe } from '../../../platform/me.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useMinimumWage, wageTermsOf } from '../../job-fields/queries.ts'
import { useMissionRecordWords } from '../words.ts'
import { type MissingItem, missingItemsOf } from './missing-items.ts'
import type { EditableFact } from './mission-fact.ts'
import { stepPaths } from './step-paths.ts'

interface MissingListProps {
  mission: Pick<Mission, 'id' | 'jobDescriptionId'>
  items: readonly MissingItem[]
  /** Without it, the list is read-only. */
  onField?: ((field: EditableFact) => void) | undefined
  onOrganisation?: (() => void) | undefined
  level: 2 | 3
}

/** What is missing before the mission can be posted, each with a link to where it is set. */
export function MissingList({ mission, items, onField, onOrganisation, level }: MissingListProps) {
  const t = useMissionRecordWords()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div aria-live="polite" className="empty:hidden">
      {items.length > 0 && (
        <section className="rounded-control bg-orange-wash px-4 py-3 text-table">
          <Heading className="flex items-center gap-2 font-medium text-orange">
            <CircleAlert aria-hidden size={17} />
            {t(($) => $.facts.missing.title)}
          </Heading>
          <ul className="mt-2 flex flex-col gap-2">
            {items.map(({ key, section }) => (
              <li key={key} className="flex items-baseline justify-between gap-3">
                <span className="min-w-0">{errorSentence(key)}</span>
                {onField !== undefined && (
                  <MissingLink {...{ mission, section, onField, onOrganisation }} itemKey={key} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface MissingLinkProps extends Pick<MissingListProps, 'mission' | 'onOrganisation'> {
  onField: (field: EditableFact) => void
  itemKey: MissingItem['key']
  section: MissingItem['section']
}

function MissingLink({ mission, itemKey, section, onField, onOrganisation }: MissingLinkProps) {
  const t = useMissionRecordWords()
  const label = t(($) => $.facts.missing.link)
  const name = `${label}\u202f: ${errorSentence(itemKey)}`
  const look = linkClass('text', 'shrink-0')
  if (section === 'organisation') {
    if (itemKey !== 'errors.organisation.incomplete') return null
    return (
      <button type="button" aria-label={name} className={look} onClick={onOrganisation}>
        {label}
      </button>
    )
  }
  if (section === 'job-description') {
    const jdid = mission.jobDescriptionId
    if (jdid === null) return null
    return (
      <Link
        to={screenPaths.jobDescriptions}
        search={{ jdid, mode: 'edit', step: 'work-conditions' }}
        aria-label={name}
        className={look}
      >
        {label}
      </Link>
    )
  }
  if (section === 'summary') {
    const field = fieldOf(itemKey)
    return (
      <button type="button" aria-label={name} className={look} onClick={() => onField(field)}>
        {label}
      </button>
    )
  }
  return (
    <Link
      to={stepPaths[section]}
      params={{ taskId: mission.id }}
      hash={section === 'details' ? anchorOf(itemKey) : ''}
      aria-label={name}
      className={look}
    >
      {label}
    </Link>
  )
}

function fieldOf(key: MissingItem['key']): EditableFact {
  if (key === 'errors.task.executive_status_missing') return 'executiveStatus'
  if (key === 'errors.job_description.subtask_missing') return 'subtasks'
  return key === 'errors.job_description.risk_missing' ? 'risks' : 'hourlyRate'
}

function anchorOf(key: MissingItem['key']): string {
  if (key === 'errors.task.department_missing') return 'department'
  return key === 'errors.task.manager_missing' ? 'manager' : 'address'
}

interface KnownMissingListProps {
  mission: Mission
  /** Without it, the list is read-only. */
  onField: ((field: EditableFact) => void) | undefined
}

/** What a draft lacks before it can be posted. */
export function KnownMissingList({ mission, onField }: KnownMissingListProps) {
  const items = useKnownMissing(mission, useMe().features.departments)
  return <MissingList mission={mission} items={items} onField={onField} level={2} />
}

/** What is missing before a draft can be posted, from what the browser knows. */
export function useKnownMissing(mission: Mission, departments: boolean): readonly MissingItem[] {
  const { now } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  const minimumWage = useMinimumWage(wageTermsOf(mission))
  if (mission.status !== 'draft') return []
  return missingItemsOf(mission, {
    now: now(),
    insider,
    departmentRequired: departments,
    minimumWage,
  })
}
