import { useMe } from '../../platform/me.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AddressPicker } from '../address/address-picker.tsx'
import { ManagerField } from './manager-field.tsx'
import type { StepProps } from './step-props.ts'
import { useJobDescriptionWords } from './words.ts'

/** Where the work is done, how one gets there, who manages it (JD-13). */
export function LocationStep({ values, set }: StepProps) {
  const t = useJobDescriptionWords()
  const { organisation } = useMe()
  return (
    <div className="flex flex-col gap-7">
      {organisation === null ? (
        <p className="rounded-panel border border-line bg-wash px-4 py-3 text-muted">
          {t(($) => $.location.inGroup)}
        </p>
      ) : (
        <AddressPicker
          organisationId={organisation.id}
          chosen={values.location}
          onChoose={(location) => set({ location })}
        />
      )}
      <div className="flex flex-col gap-2">
        <Checkbox isSelected={values.remote} onChange={(remote) => set({ remote })}>
          {t(($) => $.location.remote)}
        </Checkbox>
        <Checkbox isSelected={values.motorized} onChange={(motorized) => set({ motorized })}>
          {t(($) => $.location.motorized)}
        </Checkbox>
      </div>
      <ManagerField values={values} set={set} />
    </div>
  )
}
