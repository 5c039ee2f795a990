import type { JobDescription } from '@renfort/contract/job-description.ts'
import {
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import { useEffect, useRef } from 'react'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { type Step, Stepper } from '../../../ui/stepper.tsx'
import { DressCodeField, EquipmentField, RisksField } from '../../job-fields/condition-fields.tsx'
import { ExperiencesField } from '../../job-fields/experiences-field.tsx'
import { LanguagesField, LicencesField, ToolsField } from '../../job-fields/skill-fields.tsx'
import { PurposeField, WorkConditionsField } from '../../job-fields/long-text-field.tsx'
import { JobStep } from './job-step.tsx'
import type { StepProps } from './job-values.ts'
import { LocationStep } from './location-step.tsx'
import { SalaryStep } from './salary-step.tsx'
import { riskObstacle } from './step-obstacle.ts'
import type { JobEditor } from './use-job-editor.ts'
import { useJobDescriptionWords } from '../words.ts'

interface EditorStepsProps {
  step: JobDescriptionStep
  job: JobDescription | null
  jobs: readonly JobDescription[]
  editor: JobEditor
  onStep: (step: JobDescriptionStep) => void
}

/** The five steps, one at a time, and the navigation between them (JD-05, JD-06). */
export function EditorSteps({ step, job, jobs, editor, onStep }: EditorStepsProps) {
  const t = useJobDescriptionWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])

  const stateOf = (each: JobDescriptionStep): Step['state'] => {
    if (each === step) return 'current'
    if (!editor.enabled.includes(each)) return 'blocked'
    return job !== null && isDone(each, job, editor) ? 'done' : 'open'
  }
  const steps = jobDescriptionSteps.map((each): Step => {
    const state = stateOf(each)
    const isSalary = each === 'salary' && editor.enabled.length > 1
    const reason = isSalary ? t(($) => $.blocked.salary) : t(($) => $.blocked.start)
    return {
      id: each,
      label: t(($) => $.steps[each]),
      state,
      blockedReason: state === 'blocked' ? reason : undefined,
    }
  })
  const { values, set } = editor

  return (
    <div className="flex flex-col gap-5">
      <div className="sticky -top-1 z-10 -mx-6 border-b border-line bg-raised px-5 pb-2 narrow:-mx-4 narrow:px-3">
        <Stepper
          steps={steps}
          link={({ step: target, children, ...link }) => (
            <button
              type="button"
              {...link}
              onClick={() => {
                const next = jobDescriptionSteps.find((each) => each === target.id)
                if (next !== undefined && next !== step) onStep(next)
              }}
            >
              {children}
            </button>
          )}
        />
      </div>
      <div>
        <p className="text-sm text-muted">
          {t(($) => $.panel.stepOf, {
            step: jobDescriptionSteps.indexOf(step) + 1,
            total: jobDescriptionSteps.length,
          })}
        </p>
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl font-semibold outline-none">
          {t(($) => $.stepTitles[step])}
        </h3>
      </div>
      {step === 'job' && <JobStep values={values} set={set} />}
      {step === 'work-conditions' && <ConditionsStep values={values} set={set} />}
      {step === 'skills' && <SkillsStep values={values} set={set} />}
      {step === 'location' && <LocationStep values={values} set={set} />}
      {step === 'salary' && <SalaryStep values={values} set={set} job={job} jobs={jobs} />}
    </div>
  )
}

/** Skills may stay empty: they count as done once one is given, or once the next step is complete. */
function isDone(step: JobDescriptionStep, job: JobDescription, editor: JobEditor): boolean {
  if (step !== 'skills') return editor.savedObstacleOf(step) === null
  const asked = [...job.languages, ...job.tools, ...job.licences, ...job.experiences]
  return asked.length > 0 || editor.savedObstacleOf('location') === null
}

/** Context, dress code, risks, safety equipment and other devices (JD-16, JD-18 to JD-20). */
function ConditionsStep({ values, set }: StepProps) {
  const t = useJobDescriptionWords()
  const { hasHighRiskPosition, equipment } = values
  const answer = hasHighRiskPosition === null ? null : hasHighRiskPosition ? 'yes' : 'no'
  return (
    <div className="flex flex-col gap-6">
      <PurposeField value={values.purpose} onChange={(purpose) => set({ purpose })} />
      <DressCodeField value={values.dressCode} onChange={(dressCode) => set({ dressCode })} />
      <div className="flex flex-col gap-4 rounded-panel border border-line p-4">
        <RadioGroup
          isInline
          label={t(($) => $.risk.question)}
          help={t(($) => $.risk.help)}
          value={answer}
          onChange={(next) => set({ hasHighRiskPosition: next === 'yes' })}
          options={[
            { value: 'yes', label: t(($) => $.risk.yes) },
            { value: 'no', label: t(($) => $.risk.no) },
          ]}
        />
        {hasHighRiskPosition === true && (
          <RisksField
            value={values.riskIds}
            error={riskObstacle(values) === 'risks' ? t(($) => $.obstacles.risks) : undefined}
            onChange={(riskIds) => set({ riskIds })}
          />
        )}
        {(hasHighRiskPosition === true || values.workConditions !== null) && (
          <WorkConditionsField
            value={values.workConditions}
            onChange={(workConditions) => set({ workConditions })}
          />
        )}
      </div>
      <EquipmentField
        group="Safety"
        value={equipment}
        onChange={(next) => set({ equipment: next })}
      />
      <EquipmentField
        group="Other"
        value={equipment}
        onChange={(next) => set({ equipment: next })}
      />
    </div>
  )
}

/** Languages, tools, licences and experiences (JD-15); all may stay empty. */
function SkillsStep({ values, set }: StepProps) {
  return (
    <div className="flex flex-col gap-7">
      <LanguagesField value={values.languageIds} onChange={(languageIds) => set({ languageIds })} />
      <ToolsField value={values.tools} onChange={(tools) => set({ tools })} />
      <LicencesField value={values.licenceIds} onChange={(licenceIds) => set({ licenceIds })} />
      <ExperiencesField
        value={values.experiences}
        onChange={(experiences) => set({ experiences })}
      />
    </div>
  )
}
