import type { Mission } from '@renfort/contract/mission.ts'
import { nextStep, type PostingStep } from '@renfort/domain/mission/posting-steps.ts'
import { useNavigate } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useFeatures } from '../../platform/features.tsx'
import { Button } from '../../ui/button.tsx'
import { wantedDays } from '../mission-record/wanted-planning.ts'
import { BackLink } from './back-link.tsx'
import { obstacleAt } from './breadcrumb.ts'
import { postingFacts } from './posting-facts.ts'
import { stepPaths } from '../mission-facts/step-paths.ts'
import { useHasCandidates } from './use-has-candidates.ts'
import { useScriptsAhead } from './use-scripts-ahead.ts'
import { usePostingWords } from './words.ts'

interface PostingFooterProps {
  mission: Mission
  step: PostingStep
  /** Saves what the step has not saved yet; answers whether the user may go on. */
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
  // Days that the mission was asked for are planned at once.
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
      className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
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
