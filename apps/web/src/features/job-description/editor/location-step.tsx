import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../platform/me.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddressPicker } from '../../address/address-picker.tsx'
import type { StepProps } from './job-values.ts'
import { membersQuery } from '../queries.ts'
import { useJobDescriptionWords } from '../words.ts'

/** Where the work is done, how to get there, and who manages it (JD-13). */
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

/** The manager of the missions to come, named now or with each of them (C-16, POST-31). */
function ManagerField({ values, set }: StepProps) {
  const t = useJobDescriptionWords()
  const me = useMe()
  const { data: members } = useQuery(membersQuery())
  const managers = members?.filter(({ role }) => canManageMissions(role))
  const isKnown = managers?.some(({ id }) => id === values.managerId) ?? true
  const nameNow = () => {
    const isMine = values.managerId === null && managers?.some(({ id }) => id === me.id)
    set({ namesManager: true, ...(isMine ? { managerId: me.id } : {}) })
  }
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t(($) => $.location.manager)}
        value={values.namesManager ? 'now' : 'later'}
        onChange={(when) => (when === 'now' ? nameNow() : set({ namesManager: false }))}
        options={[
          { value: 'later', label: t(($) => $.location.managerLater) },
          { value: 'now', label: t(($) => $.location.managerNow) },
        ]}
      />
      {values.namesManager && managers === undefined && <Skeleton className="h-16" />}
      {values.namesManager && managers !== undefined && (
        <Combobox
          className="max-w-md"
          label={t(($) => $.location.managerName)}
          options={managers.map(({ id, firstName, lastName, email }) => ({
            id,
            label: fullName({ firstName, lastName }),
            help: email,
          }))}
          value={isKnown ? values.managerId : null}
          error={
            values.managerId !== null && !isKnown ? t(($) => $.location.managerGone) : undefined
          }
          onChange={(managerId) => set({ managerId })}
        />
      )}
    </div>
  )
}
