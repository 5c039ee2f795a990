import type { Mission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { type PostingStep, postingSteps } from '@renfort/domain/mission/posting-steps.ts'
import { Link } from '@tanstack/react-router'
import CircleHelp from 'lucide-react/icons/circle-help'
import ListChecks from 'lucide-react/icons/list-checks'
import X from 'lucide-react/icons/x'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useFeatureRefresh } from '../../platform/feature-query.ts'
import { useFeatures } from '../../platform/features.tsx'
import { screenPaths } from '../../platform/screen-paths.ts'
import '../../platform/work-error-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { iconButtonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { ImpersonationBanner } from '../frame/impersonation-banner.tsx'
import { useHelp } from '../help/help-provider.tsx'
import { BegunNotice, useBegunStarts } from '../legal-guard/legal-guard.tsx'
import { stepPaths } from '../mission-record/facts/step-paths.ts'
import { MissionTypeBadge } from '../mission-record/mission-badges.tsx'
import { useMission } from '../mission-record/queries.ts'
import { useMissionRecordWords } from '../mission-record/words.ts'
import { estimateMission, hasPlanning } from '../quotation/estimate.ts'
import { LivePricePanel } from '../quotation/live-price-panel.tsx'
import { PostingFooter } from './posting-footer.tsx'
import { breadcrumb, postingFacts } from './posting-steps.ts'
import { PriceSide, UnderPricePlace } from './price-side.tsx'
import { countSteps, StepFocusContext } from './step-heading.tsx'
import { LeaveGateProvider } from './use-autosave.tsx'
import { usePostingWords } from './words.ts'

const EstimateDialog = lazy(async () => ({
  default: (await import('../quotation/estimate-dialog.tsx')).EstimateDialog,
}))

interface PostingFrameProps {
  taskId: string
  step: PostingStep
  children: ReactNode
}

/** The frame of the wizard: the mission, the steps, the live price, back and next. */
export function PostingFrame({ taskId, step, children }: PostingFrameProps) {
  const t = usePostingWords()
  const mission = useMission(taskId)
  useFeatureRefresh()
  const [isExplaining, setExplaining] = useState(false)
  const [underPrice, setUnderPrice] = useState<HTMLElement | null>(null)
  const [followsAStep] = useState(countSteps)
  // On a narrow screen, the bar with the post button also leads back.
  const isWide = useIsWide()
  const hasPostBar = step === 'summary' && !isWide
  const showsPrice = postingSteps.indexOf(step) >= postingSteps.indexOf('shifts')
  // The summary and the flexible planning show a price of their own.
  const isElsewhere = step === 'summary' || step === 'flexible-planning'
  const estimate =
    showsPrice && !isElsewhere && hasPlanning(mission) ? estimateMission(mission) : null
  return (
    <LeaveGateProvider>
      {(gate) => (
        <div className="flex min-h-[calc(100dvh-var(--tour-top)-var(--tour-foot))] flex-col">
          <a
            href="#step"
            className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-2 focus:text-on-primary"
          >
            {t(($) => $.frame.skip)}
          </a>
          <ImpersonationBanner />
          <PostingHeader mission={mission} step={step} />
          <div className="mx-auto flex w-full max-w-7xl flex-1 items-start gap-8 px-8 max-lg:flex-col narrow:px-4">
            <main className="w-full min-w-0 flex-1 py-8 narrow:py-6">
              <StepFocusContext value={followsAStep}>
                <BegunBefore mission={mission} step={step} />
                <UnderPricePlace value={underPrice}>{children}</UnderPricePlace>
              </StepFocusContext>
            </main>
            {estimate !== null && (
              <PriceSide underRef={setUnderPrice}>
                <LivePricePanel
                  key={step}
                  estimate={estimate}
                  onDetails={() => setExplaining(true)}
                />
              </PriceSide>
            )}
          </div>
          {!hasPostBar && <PostingFooter mission={mission} step={step} onLeave={gate.pass} />}
          {isExplaining && (
            <Suspense>
              <EstimateDialog mission={mission} isOpen onClose={() => setExplaining(false)} />
            </Suspense>
          )}
        </div>
      )}
    </LeaveGateProvider>
  )
}

/** The steps that show begun shifts themselves, next to the points of law. */
const ownSteps: readonly PostingStep[] = ['shifts', 'flexible-planning', 'summary']

/** Says above the other steps that shifts of the draft have begun, with a link to them. */
export function BegunBefore({ mission, step }: { mission: Mission; step: PostingStep }) {
  const t = usePostingWords()
  const count = useBegunStarts(mission)
  if (count === 0 || ownSteps.includes(step)) return null
  const to = mission.flexiblePlanning === null ? stepPaths.shifts : stepPaths['flexible-planning']
  return (
    <BegunNotice count={count}>
      <Link to={to} params={{ taskId: mission.id }} className={linkClass('text')}>
        {t(($) => $.frame.toPlanning)}
      </Link>
    </BegunNotice>
  )
}

const DetailsDialog = lazy(async () => ({
  default: (await import('./summary-sections.tsx')).DetailsDialog,
}))

interface PostingHeaderProps {
  mission: Mission
  step: PostingStep
}

/** Name, type, details so far, the close button and the steps (POST-03, POST-04). */
export function PostingHeader({ mission, step }: PostingHeaderProps) {
  const t = usePostingWords()
  const labels = useMissionRecordWords()
  const features = useFeatures()
  const help = useHelp()
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="sticky top-(--acting-bar) z-30 border-b border-line bg-surface">
      <div className="mx-auto flex max-w-7xl items-center gap-3 px-8 pt-3 narrow:px-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <PageTitle className="truncate text-lg font-semibold">
            {missionDisplayName(mission.jobTitle.name, mission.name)}
          </PageTitle>
          <MissionTypeBadge type={mission.type} />
          {mission.isFlexiblePlanning === true && (
            <Badge tone="pink">{labels(($) => $.labels.flexible)}</Badge>
          )}
        </div>
        <Button
          size="small"
          icon={<ListChecks aria-hidden size={16} />}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          <span className="narrow:sr-only">{t(($) => $.frame.details)}</span>
        </Button>
        <IconButton
          size="small"
          label={t(($) => $.frame.help)}
          icon={<CircleHelp aria-hidden size={18} />}
          onPress={() => help()}
        />
        <Tooltip text={t(($) => $.frame.close)}>
          {({ 'aria-describedby': _said, ...trigger }) => (
            <Link
              {...trigger}
              to={screenPaths.jobDescriptions}
              aria-label={t(($) => $.frame.close)}
              className={iconButtonClass('quiet', 'small')}
            >
              <X aria-hidden size={18} />
            </Link>
          )}
        </Tooltip>
      </div>
      <div className="mx-auto max-w-7xl px-6 pt-1 pb-2 narrow:px-2">
        <Stepper
          steps={breadcrumb(step, postingFacts(mission, features)).map((crumb) => ({
            id: crumb.step,
            label: t(($) => $.steps[crumb.step]),
            state: crumb.state,
            blockedReason: crumb.blockedBy === null ? undefined : errorSentence(crumb.blockedBy),
          }))}
          link={({ step: { id }, ...link }) => (
            <Link {...link} to={pathOf(id)} params={{ taskId: mission.id }} />
          )}
        />
      </div>
      {isOpen && (
        <Suspense>
          <DetailsDialog mission={mission} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

function pathOf(id: string) {
  return Object.entries(stepPaths).find(([step]) => step === id)?.[1] ?? stepPaths.motive
}
