import { Link } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import { iconButtonClass } from '../../ui/button-class.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { EditFactButton } from '../mission-facts/edit-fact-button.tsx'
import type { EditableFact, MissionFact } from '../mission-facts/mission-fact.ts'
import { useMissionFactWords } from '../mission-facts/words.ts'
import { type FactStep, factSteps, hasStep } from './fact-steps.ts'
import { stepPaths } from '../mission-facts/step-paths.ts'

export interface SummaryEditor {
  readonly taskId: string
  readonly onField: (fact: EditableFact) => void
  /** Why a fact may not change. */
  readonly lockOf: (fact: MissionFact) => string | undefined
}

/** Where a fact is changed: in its step, or in a dialog of its own (SUM-11). */
export function SummaryAction({ fact, editor }: { fact: MissionFact; editor: SummaryEditor }) {
  const t = useMissionFactWords()
  if (hasStep(fact)) {
    const label = t(($) => $.edit, { fact: t(($) => $.labels[fact]) })
    return <StepLink label={label} taskId={editor.taskId} to={factSteps[fact]} />
  }
  if (fact === 'jobTitle') {
    return <EditFactButton fact={fact} disabledReason={t(($) => $.jobTitleFixed)} />
  }
  return (
    <EditFactButton
      fact={fact}
      disabledReason={editor.lockOf(fact)}
      onPress={() => editor.onField(fact)}
    />
  )
}

function StepLink({ label, taskId, to }: { label: string; taskId: string; to: FactStep }) {
  return (
    <Tooltip text={label}>
      {({ 'aria-describedby': _said, ...trigger }) => (
        <Link
          {...trigger}
          to={stepPaths[to.step]}
          params={{ taskId }}
          hash={to.step === 'details' ? to.anchor : ''}
          aria-label={label}
          className={iconButtonClass('quiet', 'small')}
        >
          <Pencil aria-hidden size={16} />
        </Link>
      )}
    </Tooltip>
  )
}
