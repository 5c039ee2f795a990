import { RadioGroup } from '../../ui/radio-group.tsx'
import { DressCodeField } from '../job-fields/dress-code-field.tsx'
import { EquipmentField } from '../job-fields/equipment-field.tsx'
import { PurposeField, WorkConditionsField } from '../job-fields/long-text-field.tsx'
import { RisksField } from '../job-fields/risks-field.tsx'
import { riskObstacle } from './step-obstacle.ts'
import type { StepProps } from './step-props.ts'
import { useJobDescriptionWords } from './words.ts'

/** Context, dress code, risks, safety equipment and other devices (JD-16, JD-18 to JD-20). */
export function ConditionsStep({ values, set }: StepProps) {
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
