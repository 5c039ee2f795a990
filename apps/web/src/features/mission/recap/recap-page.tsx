import type { Mission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Network from 'lucide-react/icons/network'
import Pencil from 'lucide-react/icons/pencil'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCan } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { MissionFieldDialog } from '../../mission-fields/mission-field-dialog.tsx'
import { Essentials } from '../../mission-record/facts/essentials.tsx'
import type { EditableFact } from '../../mission-record/facts/mission-fact.ts'
import { MissionTypeBadge, ProgressBadge } from '../../mission-record/mission-badges.tsx'
import { useMission } from '../../mission-record/queries.ts'
import { useMissionRecordWords } from '../../mission-record/words.ts'
import { PriceInShort } from '../../quotation/price-totals.tsx'
import { type MissionDialogKind, useOfferedActions } from '../mission-actions.ts'
import { MissionDialog } from '../mission-dialog.tsx'
import { useMissionWords } from '../words.ts'
import { PriceBox } from './price-box.tsx'
import { RecapSections } from './recap-sections.tsx'
import { RecapWarnings } from './recap-warnings.tsx'
import { TimelineCard } from './timeline-card.tsx'

// Only a mission with contracts needs this card.
const ContractsCard = lazy(async () => ({
  default: (await import('../../amendment/contracts-card.tsx')).ContractsCard,
}))

// Only a draft needs the rules of posting.
const KnownMissingList = lazy(async () => ({
  default: (await import('../../mission-record/facts/missing-list.tsx')).KnownMissingList,
}))

interface RecapPageProps {
  taskId: string
  /** The page that the reader came from. */
  origin: RecapOrigin
}

/** Everything about a mission on one page, the essentials on the first screen (TASK-35 to TASK-49). */
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
              <KnownMissingList mission={mission} onField={isEditable ? setField : undefined} />
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
  const labels = useMissionRecordWords()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ProgressBadge step={mission.progressStep} />
      <MissionTypeBadge type={mission.type} />
      {mission.origin === 'network' && (
        <Badge icon={<Network aria-hidden />}>{labels(($) => $.labels.network)}</Badge>
      )}
      <span className="text-table tabular-nums">{mission.uniqueIdentifier}</span>
    </span>
  )
}

export interface RecapOrigin {
  readonly origin?: 'planning' | undefined
  /** The week of the planning that the user came from. */
  readonly week?: number | undefined
  readonly year?: number | undefined
}

/** Leads back to the week of the planning that the user came from, else to the missions (TASK-35). */
function BackLink({ origin: { origin, week, year } }: { origin: RecapOrigin }) {
  const t = useMissionWords()
  const className = linkClass('quiet', 'inline-flex items-center gap-1')
  const icon = <ChevronLeft aria-hidden size={16} />
  return origin === 'planning' ? (
    <Link to={screenPaths.planning} search={{ week, year }} className={className}>
      {icon}
      {t(($) => $.recap.backToPlanning)}
    </Link>
  ) : (
    <Link to={screenPaths.allMissions} className={className}>
      {icon}
      {t(($) => $.recap.backToList)}
    </Link>
  )
}

interface MissionActsProps {
  mission: Mission
  onDialog: (kind: MissionDialogKind) => void
  /** Which actions to draw: the main one, the others, or all. */
  part?: 'all' | 'main' | 'others'
}

const mainActs = ['orderAgain', 'finish', 'duplicate'] as const

/** Order it again, duplicate it, or finish its draft (TASK-49). */
function MissionActs({ mission, onDialog, part = 'all' }: MissionActsProps) {
  const t = useMissionWords()
  const offered = useOfferedActions()(mission)
  const main = mainActs.find((act) => offered.includes(act))
  const isShown = (act: (typeof mainActs)[number]) =>
    offered.includes(act) && (part === 'all' || (act === main) === (part === 'main'))
  return (
    <>
      {isShown('orderAgain') && (
        <Button variant="primary" onPress={() => onDialog('orderAgain')}>
          {t(($) => $.actions.orderAgain)}
        </Button>
      )}
      {isShown('duplicate') && (
        <Button onPress={() => onDialog(mission.migrated ? 'migrated' : 'duplicate')}>
          {t(($) => $.actions.duplicate)}
        </Button>
      )}
      {isShown('finish') && (
        <Link
          to={screenPaths.posting}
          params={{ taskId: mission.id }}
          className={buttonClass('primary')}
        >
          {t(($) => $.actions.finish)}
        </Link>
      )}
    </>
  )
}

/** Price and actions at the foot of the screen, where the price box has no room next to the page. */
function ActsBar({ mission, children }: { mission: Mission; children: ReactNode }) {
  const seesPrices = useCan('quotation.read').allowed
  return (
    <footer
      data-print="hide"
      className="sticky bottom-0 z-20 -mx-8 mt-6 flex items-center gap-3 border-t border-line bg-surface px-8 py-2.5 shadow-bar narrow:bottom-(--foot-bar) narrow:-mx-4 narrow:px-4"
    >
      {seesPrices && <PriceInShort mission={mission} />}
      <div className="ml-auto flex gap-2 empty:hidden">{children}</div>
    </footer>
  )
}

/** The page of a mission while it loads: title, essentials, timeline and themes, with the price next to them. */
export function RecapSkeleton() {
  const words = useUiWords()
  return (
    <output className="mx-auto block max-w-7xl">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-8 w-2/5 narrow:w-4/5" />
      <Skeleton className="mt-3 h-5 w-56" />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {['h-36', 'h-28', 'h-80'].map((height) => (
            <Skeleton key={height} className={`${height} w-full`} />
          ))}
        </div>
        <Skeleton className="h-72 w-full narrow:hidden" />
      </div>
    </output>
  )
}
