import type { Mission } from '@renfort/contract/mission.ts'
import { type PostingStep, previousStep } from '@renfort/domain/mission/posting-steps.ts'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useFeatures } from '../../platform/features.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { stepPaths } from '../mission-facts/step-paths.ts'
import { postingFacts } from './posting-facts.ts'
import { useHasCandidates } from './use-has-candidates.ts'
import { usePostingWords } from './words.ts'

interface BackLinkProps {
  mission: Mission
  step: PostingStep
  /** How the label looks, where there is little room for it. */
  labelClass?: string
}

/** To the step before; the first step leaves the wizard. */
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
    <Link to="/job-descriptions" className={buttonClass('secondary')}>
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
