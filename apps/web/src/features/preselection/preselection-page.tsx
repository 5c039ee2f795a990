import type { Applicant } from '@renfort/contract/preselection.ts'
import { refusalOf } from '@renfort/domain/kernel/transition.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { placesOf, slotsNeeded } from '@renfort/domain/sider/selection.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import UsersRound from 'lucide-react/icons/users-round'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { actorOf, useMe } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useMission } from '../mission-record/queries.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { applicantsQuery } from './queries.ts'
import { usePreselectionWords } from './words.ts'

const RefusalDialog = lazy(async () => ({
  default: (await import('./refusal-dialog.tsx')).RefusalDialog,
}))

/** The candidates for a mission, and the decisions on them (PRE-01). */
export function PreselectionPage({ taskId }: { taskId: string }) {
  const t = usePreselectionWords()
  const mission = useMission(taskId)
  const applicants = useSuspenseQuery(applicantsQuery(taskId)).data
  const [refused, setRefused] = useState<Applicant | null>(null)
  const approved = applicants.filter(({ preSelectionStatus: status }) => status === 'approved')
  const closed = refusalOf(selectionMachine, 'decideOnApplicant', {
    state: mission.selectionStatus,
    agent: actorOf(useMe()),
  })
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        back={
          <Link
            to={screenPaths.mission}
            params={{ taskId }}
            className={linkClass('quiet', 'inline-flex items-center gap-1')}
          >
            <ChevronLeft aria-hidden size={16} />
            {t(($) => $.back)}
          </Link>
        }
        title={t(($) => $.title)}
        context={t(($) => $.progress, {
          mission: missionDisplayName(mission.jobTitle.name, mission.name),
          approved: approved.length,
          count: slotsNeeded(placesOf(mission)),
        })}
      />
      {applicants.length === 0 ? (
        <EmptyState title={t(($) => $.empty)} icon={<UsersRound aria-hidden />}>
          {t(($) => $.emptyText)}
        </EmptyState>
      ) : (
        <ApplicantTable
          taskId={taskId}
          applicants={applicants}
          shifts={mission.shifts}
          zone={mission.timeZone}
          closedReason={closed === null ? undefined : errorSentence(closed.key)}
          onRefuse={setRefused}
        />
      )}
      {refused !== null && (
        <Suspense>
          <RefusalDialog taskId={taskId} applicant={refused} onClose={() => setRefused(null)} />
        </Suspense>
      )}
    </div>
  )
}
