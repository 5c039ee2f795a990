import type { Mission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import Network from 'lucide-react/icons/network'
import Pencil from 'lucide-react/icons/pencil'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { Essentials } from '../mission-facts/essentials.tsx'
import type { EditableFact } from '../mission-facts/mission-fact.ts'
import { MissionFieldDialog } from '../mission-fields/mission-field-dialog.tsx'
import { useMission } from '../mission-record/queries.ts'
import { MissionTypeBadge } from '../mission-labels/mission-type-badge.tsx'
import { ProgressBadge } from '../mission-labels/progress-badge.tsx'
import { useMissionLabelWords } from '../mission-labels/words.ts'
import { ActsBar } from './acts-bar.tsx'
import { BackLink, type RecapOrigin } from './back-link.tsx'
import { MissionActs } from './mission-acts.tsx'
import type { MissionDialogKind } from './mission-dialog-kind.ts'
import { MissionDialog } from './mission-dialog.tsx'
import { PriceBox } from './price-box.tsx'
import { RecapSections } from './recap-sections.tsx'
import { RecapWarnings } from './recap-warnings.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { useOfferedActions } from './use-offered-actions.ts'
import { useMissionWords } from './words.ts'

// Only a mission with contracts needs their chains.
const ContractsCard = lazy(async () => ({
  default: (await import('../amendment/contracts-card.tsx')).ContractsCard,
}))

// Drafts alone need the rules of the posting.
const RecapMissing = lazy(async () => ({
  default: (await import('./recap-missing.tsx')).RecapMissing,
}))

interface RecapPageProps {
  taskId: string
  /** Where the reader comes from. */
  origin: RecapOrigin
}

/** Everything about a mission on one page, what matters on its first screen (TASK-35 to TASK-49). */
export function RecapPage({ taskId, origin }: RecapPageProps) {
  const t = useMissionWords()
  const mission = useMission(taskId)
  const seesPrices = useCan('quotation.read').allowed
  const offered = useOfferedActions()(mission)
  const isWide = useIsWide()
  const [dialog, setDialog] = useState<MissionDialogKind | null>(null)
  const [field, setField] = useState<EditableFact | null>(null)
  const isEditable = offered.includes('rename')
  const acts = (part: 'all' | 'main' | 'others') => (
    <MissionActs mission={mission} part={part} onDialog={setDialog} />
  )
  const isBeside = isWide && seesPrices
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        back={<BackLink origin={origin} />}
        title={missionDisplayName(mission.jobTitle.name, mission.name)}
        context={<Identity mission={mission} />}
        actions={
          isEditable && (
            <Button icon={<Pencil aria-hidden size={16} />} onPress={() => setDialog('rename')}>
              {t(($) => $.actions.rename)}
            </Button>
          )
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <RecapWarnings mission={mission} />
          {mission.status === 'draft' && (
            <Suspense>
              <RecapMissing mission={mission} onField={isEditable ? setField : undefined} />
            </Suspense>
          )}
          <Essentials mission={mission} level={2} />
          <TimelineCard mission={mission} />
          {mission.hasContracts && (
            <Suspense fallback={<SkeletonRows rows={2} rowHeight={64} />}>
              <ContractsCard mission={mission} isOwn={isEditable} />
            </Suspense>
          )}
          <RecapSections mission={mission} onField={isEditable ? setField : undefined} />
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(1.5rem+var(--acting-bar))]">
          {seesPrices && (
            <PriceBox mission={mission}>
              <div data-print="hide" className="mt-4 flex flex-col gap-2 empty:hidden">
                {acts(isBeside ? 'all' : 'others')}
              </div>
            </PriceBox>
          )}
        </div>
      </div>
      {!isBeside && <ActsBar mission={mission}>{acts(seesPrices ? 'main' : 'all')}</ActsBar>}
      <MissionFieldDialog mission={mission} field={field} onClose={() => setField(null)} />
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
