import { newAbsence } from '@renfort/contract/deputy.ts'
import type { Member } from '@renfort/contract/organisation.ts'
import { rightsMissing } from '@renfort/domain/deputy/absence.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { DateFormField } from '../../form/date-form-field.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { SelectFormField } from '../../form/select-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { issuesOf } from '../../platform/call.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useToast } from '../../ui/use-toast.ts'
import { teamQuery, useDeclareAbsence } from './queries.ts'
import { useDeputyWords } from './words.ts'

type Typed = z.input<typeof newAbsence>
type Declared = z.output<typeof newAbsence>

/** When somebody is away, and who signs and validates meanwhile; administrators say so for anybody. */
export function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const t = useDeputyWords()
  const me = useMe()
  const toast = useToast()
  const { mutateAsync } = useDeclareAbsence()
  const { today } = useProductClock()
  return (
    <EditDialog<Typed, Declared>
      isOpen
      onClose={onClose}
      title={t(($) => $.declare)}
      context={t(($) => $.text)}
      schema={newAbsence}
      initial={{ userId: me.id, from: today(), until: '', deputyId: '' }}
      submitLabel={t(($) => $.form.submit)}
      issuesOf={issuesOf}
      save={(body) => mutateAsync({ body })}
      onSaved={() => toast.success(t(($) => $.form.done))}
      fields={(form) => <AbsenceFields form={form} />}
    />
  )
}

function AbsenceFields({ form }: { form: ContractForm<Typed, Declared> }) {
  const t = useDeputyWords()
  const me = useMe()
  const isAdmin = useCan('team.manage').allowed
  const { today } = useProductClock()
  const { control } = form
  const userId = useWatch({ control, name: 'userId' })
  const members = useQuery(teamQuery()).data?.members ?? []
  const choice = ({ id, ...name }: Member) => ({ id, label: fullName(name) })
  const absent = members.find(({ id }) => id === userId)
  const deputies = members.filter(
    ({ id, role, validated }) =>
      absent !== undefined &&
      id !== absent.id &&
      validated &&
      rightsMissing(absent.role, role).length === 0,
  )
  return (
    <>
      {isAdmin && (
        <SelectFormField
          control={control}
          name="userId"
          label={t(($) => $.form.person)}
          options={
            members.length === 0 ? [{ id: me.id, label: fullName(me) }] : members.map(choice)
          }
        />
      )}
      <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
        <DateFormField
          control={control}
          name="from"
          label={t(($) => $.form.from)}
          today={today()}
        />
        <DateFormField
          control={control}
          name="until"
          label={t(($) => $.form.until)}
          today={today()}
          min={today()}
        />
      </div>
      <SelectFormField
        control={control}
        name="deputyId"
        label={t(($) => $.form.deputy)}
        placeholder={t(($) => $.form.choose)}
        help={
          absent !== undefined && deputies.length === 0
            ? t(($) => $.form.nobody)
            : t(($) => $.form.deputyHelp)
        }
        options={deputies.map(choice)}
      />
    </>
  )
}
