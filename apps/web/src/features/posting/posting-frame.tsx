import type { Mission } from '@renfort/contract/mission.ts'
import { type PostingStep, postingSteps } from '@renfort/domain/mission/posting-steps.ts'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useFeatureRefresh } from '../../platform/feature-query.ts'
import '../../platform/work-error-words.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { ImpersonationBanner } from '../frame/impersonation-banner.tsx'
import { BegunNotice, useBegunStarts } from '../legal-guard/legal-guard.tsx'
import { stepPaths } from '../mission-record/facts/step-paths.ts'
import { useMission } from '../mission-record/queries.ts'
import { estimateMission, hasPlanning } from '../quotation/estimate.ts'
import { LivePricePanel } from '../quotation/live-price-panel.tsx'
import { LeaveGateProvider } from './use-autosave.tsx'
import { PostingFooter } from './posting-footer.tsx'
import { PostingHeader } from './posting-header.tsx'
import { UnderPricePlace, PriceSide } from './price-side.tsx'
import { countSteps, StepFocusContext } from './step-heading.tsx'
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
        <div className="flex min-h-dvh flex-col">
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
