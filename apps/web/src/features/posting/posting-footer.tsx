import type { Mission } from '@renfort/contract/mission.ts'
import { nextStep, type PostingStep, previousStep } from '@renfort/domain/mission/posting-steps.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, Link, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState, useEffect } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useFeatures } from '../../platform/features.tsx'
import { loadAhead } from '../../platform/outdated-build.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { tourTarget } from '../../platform/tour-target.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { stepPaths } from '../mission-record/facts/step-paths.ts'
import { wantedDays } from '../mission-record/wanted-planning.ts'
import { noFilters } from '../sider/candidates/candidate-filters.ts'
import { candidatePageQuery } from '../sider/queries.ts'
import { obstacleAt, postingFacts } from './posting-steps.ts'
import { usePostingWords } from './words.ts'

interface PostingFooterProps {
  mission: Mission
  step: PostingStep
  /** Saves the unsaved values of the step; resolves to whether the user may go on. */
  onLeave: () => Promise<boolean>
}

/** Back and next, always visible; next says what is missing (POST-07 to POST-12). */
export function PostingFooter({ mission, step, onLeave }: PostingFooterProps) {
  const t = usePostingWords()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const facts = postingFacts(mission, useFeatures(), useHasCandidates(mission))
  const params = { taskId: mission.id }
  const after = nextStep(step, facts)
  const obstacle = obstacleAt(step, facts)
  useScriptsAhead(after)
  // Days that the user asked for are planned at once.
  const isAskedFor = mission.shifts.length === 0 && wantedDays(mission.id).length > 0
  const searchOf = (next: PostingStep) => (next === 'shifts' && isAskedFor ? { create: true } : {})
  const goOn = async () => {
    if (after === null) return
    setLeaving(true)
    const isSaved = await onLeave()
    setLeaving(false)
    if (isSaved) await navigate({ to: stepPaths[after], params, search: searchOf(after) })
  }
  return (
    <footer
      aria-label={t(($) => $.frame.footer)}
      className="sticky bottom-(--tour-foot) z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex h-17 max-w-7xl items-center gap-3 px-8 narrow:px-4">
        <BackLink mission={mission} step={step} />
        {after !== null && (
          <div className="ml-auto flex min-w-0 items-center gap-4">
            {obstacle !== null && (
              <p className="min-w-0 text-right text-table text-muted narrow:hidden">
                {errorSentence(obstacle)}
              </p>
            )}
            <Button
              variant="primary"
              {...tourTarget('posting-next')}
              pending={isLeaving}
              disabledReason={obstacle === null ? undefined : errorSentence(obstacle)}
              onPress={() => void goOn()}
            >
              {t(($) => $.frame.next)}
              <ArrowRight aria-hidden size={17} />
            </Button>
          </div>
        )}
      </div>
    </footer>
  )
}

interface BackLinkProps {
  mission: Mission
  step: PostingStep
  /** The class of the label, where there is little room. */
  labelClass?: string
}

/** Leads to the previous step; the first step leaves the wizard. */
export function BackLink({ mission, step, labelClass }: BackLinkProps) {
  const t = usePostingWords()
  const before = previousStep(step, postingFacts(mission, useFeatures(), useHasCandidates(mission)))
  const label = before === null ? t(($) => $.frame.leave) : t(($) => $.frame.back)
  const content = (
    <>
      <ArrowLeft aria-hidden size={17} />
      <span className={labelClass}>{label}</span>
    </>
  )
  return before === null ? (
    <Link to={screenPaths.jobDescriptions} className={buttonClass('secondary')}>
      {content}
    </Link>
  ) : (
    <Link
      to={stepPaths[before]}
      params={{ taskId: mission.id }}
      className={buttonClass('secondary')}
    >
      {content}
    </Link>
  )
}

/** Whether there is any Sider to request; true until it is known. */
function useHasCandidates({ id, type }: Pick<Mission, 'id' | 'type'>): boolean {
  const everybody = { missionId: id, q: '', filters: noFilters }
  const { data } = useQuery({
    ...candidatePageQuery(everybody, 'organisation'),
    // A payroll mission must name its Siders in any case.
    enabled: type === 'delegation',
  })
  return data === undefined || data.totals.organisation + data.totals.network > 0
}

/** Loads the code of a step before it opens. */
function useScriptsAhead(step: PostingStep | null): void {
  const router = useRouter()
  useEffect(() => {
    if (step === null) return undefined
    const route = router.routesByPath[stepPaths[step]]
    return whenIdle(() => void loadAhead(() => router.loadRouteChunk(route)))
  }, [router, step])
}
