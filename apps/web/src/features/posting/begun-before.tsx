import type { Mission } from '@renfort/contract/mission.ts'
import type { PostingStep } from '@renfort/domain/mission/posting-steps.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { BegunNotice, useBegunStarts } from '../legal-guard/legal-guard.tsx'
import { stepPaths } from '../mission-facts/step-paths.ts'
import { usePostingWords } from './words.ts'

/** The steps that tell it themselves, beside the law. */
const ownSteps: readonly PostingStep[] = ['shifts', 'flexible-planning', 'summary']

/** Above a step without the planning: the shifts of the draft have begun, and the way to them. */
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
