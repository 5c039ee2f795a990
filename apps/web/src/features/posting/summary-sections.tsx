import type { Mission } from '@renfort/contract/mission.ts'
import { Link } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import { useFeatures } from '../../platform/features.tsx'
import { iconButtonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { EditFactButton, FactRow } from '../mission-record/facts/fact-row.tsx'
import { FactFold, FactFolds, useFoldState } from '../mission-record/facts/fact-fold.tsx'
import { useFactValue } from '../mission-record/facts/fact-values.tsx'
import {
  hasFact,
  type MissionFact,
  type EditableFact,
} from '../mission-record/facts/mission-fact.ts'
import { stepPaths } from '../mission-record/facts/step-paths.ts'
import { useMissionRecordWords } from '../mission-record/words.ts'
import type { DetailsAnchor } from './details-step.tsx'
import type { fr } from './fr.ts'
import { usePostingWords } from './words.ts'

const sections: readonly {
  readonly name: keyof typeof fr.summary.sections
  readonly facts: readonly MissionFact[]
}[] = [
  { name: 'job', facts: ['name', 'jobTitle', 'subtasks', 'hourlyRate', 'executiveStatus'] },
  {
    name: 'place',
    facts: ['department', 'address', 'addressDetails', 'manager', 'remote', 'motorized'],
  },
  { name: 'planning', facts: ['shifts', 'flexiblePlanning'] },
  { name: 'siders', facts: ['type', 'requestedSiders'] },
  { name: 'motive', facts: ['motive'] },
  {
    name: 'context',
    facts: ['purpose', 'missionInformation', 'safetyEquipment', 'otherEquipment', 'dressCode'],
  },
  { name: 'risks', facts: ['risks', 'workConditions'] },
  { name: 'skills', facts: ['languages', 'tools', 'licences', 'experiences'] },
]

interface SummarySectionsProps {
  mission: Mission
  /** How to change facts; without it they are read-only (N-26). */
  editor: SummaryEditor | null
}

/** Every fact of a mission by theme, folded where it can be changed (SUM-01 to SUM-10). */
export function SummarySections({ mission, editor }: SummarySectionsProps) {
  const t = usePostingWords()
  const labels = useMissionRecordWords()
  const valueOf = useFactValue(mission)
  const features = useFeatures()
  const stateOf = useFoldState(mission, features.departments)
  const isShown = (fact: MissionFact) =>
    hasFact(mission, fact) && (fact !== 'department' || features.departments)
  const row = (fact: MissionFact) => {
    const value = valueOf(fact)
    return (
      <FactRow
        key={fact}
        label={labels(($) => $.facts.labels[fact])}
        value={value}
        action={editor !== null && <SummaryAction fact={fact} editor={editor} />}
        isWide={fact === 'shifts' && value !== null}
      />
    )
  }
  return (
    <FactFolds>
      {sections.map(({ name, facts }) => {
        const shown = facts.filter(isShown)
        return (
          <FactFold
            key={name}
            id={`summary:${mission.id}:${name}`}
            level={3}
            title={t(($) => $.summary.sections[name])}
            state={stateOf(shown)}
            startsOpen={editor === null}
          >
            <dl>{shown.map(row)}</dl>
          </FactFold>
        )
      })}
    </FactFolds>
  )
}

interface SummaryEditor {
  readonly taskId: string
  readonly onField: (fact: EditableFact) => void
  /** Why a fact may not change. */
  readonly lockOf: (fact: MissionFact) => string | undefined
}

/** Leads to where a fact is changed: its step, or its own dialog (SUM-11). */
function SummaryAction({ fact, editor }: { fact: MissionFact; editor: SummaryEditor }) {
  const t = useMissionRecordWords()
  if (hasStep(fact)) {
    const label = t(($) => $.facts.edit, { fact: t(($) => $.facts.labels[fact]) })
    return <StepLink label={label} taskId={editor.taskId} to={factSteps[fact]} />
  }
  if (fact === 'jobTitle') {
    return <EditFactButton fact={fact} disabledReason={t(($) => $.facts.jobTitleFixed)} />
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

type FactStep =
  | { readonly step: 'motive' | 'shifts' | 'flexible-planning' | 'workers' }
  | { readonly step: 'details'; readonly anchor: DetailsAnchor }

/** The step that a fact is changed in (SUM-11); other facts have a dialog. */
const factSteps = {
  department: { step: 'details', anchor: 'department' },
  address: { step: 'details', anchor: 'address' },
  manager: { step: 'details', anchor: 'manager' },
  missionInformation: { step: 'details', anchor: 'additional-informations' },
  shifts: { step: 'shifts' },
  flexiblePlanning: { step: 'flexible-planning' },
  type: { step: 'workers' },
  requestedSiders: { step: 'workers' },
  motive: { step: 'motive' },
} as const satisfies Partial<Record<MissionFact, FactStep>>

function hasStep(fact: MissionFact): fact is keyof typeof factSteps {
  return fact in factSteps
}

interface DetailsDialogProps {
  mission: Mission
  onClose: () => void
}

/** Makes a text without controls focusable, so that the keyboard can scroll it. */
const reachable = { tabIndex: 0 }

/** What is known of the mission so far, read-only (N-26). */
export function DetailsDialog({ mission, onClose }: DetailsDialogProps) {
  const t = usePostingWords()
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t(($) => $.frame.detailsTitle)}
      context={t(($) => $.frame.detailsContext)}
    >
      <section {...reachable} aria-label={t(($) => $.frame.detailsTitle)}>
        <SummarySections mission={mission} editor={null} />
      </section>
    </Dialog>
  )
}
