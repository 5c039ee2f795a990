import type { Mission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import Network from 'lucide-react/icons/network'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useMission } from '../mission-record/queries.ts'
import { MissionTypeBadge } from '../mission-labels/mission-type-badge.tsx'
import { ProgressBadge } from '../mission-labels/progress-badge.tsx'
import { useMissionLabelWords } from '../mission-labels/words.ts'
import { BackLink, type RecapOrigin } from './back-link.tsx'
import type { MissionDialogKind } from './mission-dialog-kind.ts'
import { MissionDialog } from './mission-dialog.tsx'
import { PlanningCard } from './planning-card.tsx'
import { PriceBox } from './price-box.tsx'
import { RecapSections } from './recap-sections.tsx'
import { RecapWarnings } from './recap-warnings.tsx'
import { useOfferedActions } from './use-offered-actions.ts'
import { useMissionWords } from './words.ts'

interface RecapPageProps {
  taskId: string
  /** Where the reader comes from. */
  origin: RecapOrigin
}

/** Everything about a mission on one page (TASK-35 to TASK-49). */
export function RecapPage({ taskId, origin }: RecapPageProps) {
  const t = useMissionWords()
  const mission = useMission(taskId)
  const seesPrices = useCan('quotation.read').allowed
  const offered = useOfferedActions()(mission)
  const [dialog, setDialog] = useState<MissionDialogKind | null>(null)
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        back={<BackLink origin={origin} />}
        title={missionDisplayName(mission.jobTitle.name, mission.name)}
        context={<Identity mission={mission} />}
        actions={
          offered.includes('rename') && (
            <Button icon={<Pencil aria-hidden size={16} />} onPress={() => setDialog('rename')}>
              {t(($) => $.actions.rename)}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="contents lg:col-start-2 lg:row-start-1 lg:block lg:self-stretch">
          {seesPrices && <PriceBox mission={mission} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-start-1">
          <RecapWarnings mission={mission} />
          <PlanningCard mission={mission} />
          <RecapSections mission={mission} isEditable={offered.includes('rename')} />
        </div>
      </div>
      <footer
        data-print="hide"
        className="mt-6 flex flex-wrap justify-end gap-2 border-t border-line pt-5 empty:hidden"
      >
        {offered.includes('orderAgain') && (
          <Button variant="primary" onPress={() => setDialog('orderAgain')}>
            {t(($) => $.actions.orderAgain)}
          </Button>
        )}
        {offered.includes('duplicate') && (
          <Button onPress={() => setDialog(mission.migrated ? 'migrated' : 'duplicate')}>
            {t(($) => $.actions.duplicate)}
          </Button>
        )}
        {offered.includes('finish') && (
          <Link to="/taskPosting/$taskId" params={{ taskId }} className={buttonClass('primary')}>
            {t(($) => $.actions.finish)}
          </Link>
        )}
      </footer>
      {dialog !== null && (
        <MissionDialog
          kind={dialog}
          mission={mission}
          onClose={() => setDialog(null)}
          onInstead={setDialog}
        />
      )}
    </div>
  )
}

/** Progress, type, origin and identifier (TASK-36). */
function Identity({ mission }: { mission: Mission }) {
  const labels = useMissionLabelWords()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ProgressBadge step={mission.progressStep} />
      <MissionTypeBadge type={mission.type} />
      {mission.origin === 'network' && (
        <Badge icon={<Network aria-hidden />}>{labels(($) => $.network)}</Badge>
      )}
      <span className="text-table tabular-nums">{mission.uniqueIdentifier}</span>
    </span>
  )
}
