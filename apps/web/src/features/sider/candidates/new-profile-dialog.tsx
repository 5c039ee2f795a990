import { email } from '@renfort/contract/credentials.ts'
import { key, oneNameRule, phoneE164 } from '@renfort/contract/kernel/fields.ts'
import type { PhoneNumber } from '@renfort/contract/kernel/phone-number.ts'
import { type WorkerCandidate, workerFields } from '@renfort/contract/company-sider.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { EmailFormField } from '../../../form/email-form-field.tsx'
import { PersonNameFields } from '../../../form/person-name-fields.tsx'
import { PhoneFormField } from '../../../form/phone-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { CallError } from '../../../platform/call-error.ts'
import { issuesOf } from '../../../platform/call.ts'
import { fullName } from '../../../platform/person-name.ts'
import type { ChoiceOption } from '../../../ui/option-list.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useAddProfile } from '../queries.ts'
import { useSiderWords } from '../words.ts'

interface NewProfileDialogProps {
  onClose: () => void
  onAdded: (sider: WorkerCandidate) => void
}

type ReadPhone = (text: string, country?: string) => PhoneNumber | null

/** Until `read` is loaded with its tables of numbers, only the shape of a number is checked. */
function profileSchema(read: ReadPhone | null) {
  return workerFields
    .extend({
      email: z.literal('').or(email),
      phoneNumber: phoneE164.refine(
        (number) => read === null || read(number) !== null,
        key('errors.field.phone'),
      ),
    })
    .check(oneNameRule)
}
type Schema = ReturnType<typeof profileSchema>
type Values = z.input<Schema>

const blank: Values = { firstName: '', lastName: '', phoneNumber: '', email: '' }

/** Adds a person whom the company brings to a payroll mission (WORK-05 to WORK-08). */
export function NewProfileDialog({ onClose, onAdded }: NewProfileDialogProps) {
  const t = useSiderWords()
  const toast = useToast()
  const [read, setRead] = useState<ReadPhone | null>(null)
  useEffect(() => {
    void import('@renfort/contract/kernel/phone-number.ts').then(({ phoneNumber }) =>
      setRead(() => phoneNumber),
    )
  }, [])
  const add = useAddProfile((sider) => {
    toast.success(t(($) => $.add.done, { name: fullName(sider) }))
    onAdded(sider)
  })
  return (
    <EditDialog<Values, z.output<Schema>>
      isOpen
      onClose={onClose}
      title={t(($) => $.add.title)}
      context={t(($) => $.add.context)}
      schema={profileSchema(read)}
      initial={blank}
      submitLabel={t(($) => $.add.submit)}
      issuesOf={problemsOf}
      save={({ email: address, ...sider }) =>
        add.mutateAsync({ body: address === '' ? sider : { ...sider, email: address } })
      }
      fields={(form) => <ProfileFields form={form} read={read} />}
    />
  )
}

/** A phone number that is known already belongs to a known person. */
function problemsOf(failure: unknown) {
  if (failure instanceof CallError && failure.key === 'errors.sider.already_exists') {
    return [issue(['phoneNumber'], failure.key)]
  }
  return issuesOf(failure)
}

interface ProfileFieldsProps<Output> {
  form: ContractForm<Values, Output>
  read: ReadPhone | null
}

function ProfileFields<Output>({ form, read }: ProfileFieldsProps<Output>) {
  const t = useSiderWords()
  const { locale } = useUiWords()
  const { control } = form
  const [chosenCountry, setCountry] = useState('FR')
  // A number typed with « + » names its country.
  const country = read?.(form.watch('phoneNumber'), chosenCountry)?.country ?? chosenCountry
  const [countries, setCountries] = useState<readonly ChoiceOption[]>([])
  useEffect(() => {
    void import('./phone-countries.ts').then(({ phoneCountries }) =>
      setCountries(phoneCountries(locale)),
    )
  }, [locale])
  return (
    <>
      <PersonNameFields
        control={control}
        names={{ firstName: 'firstName', lastName: 'lastName', hasOneName: 'hasOneName' }}
        labels={{
          firstName: t(($) => $.add.firstName),
          lastName: t(($) => $.add.lastName),
          hasOneName: t(($) => $.add.hasOneName),
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Combobox
          label={t(($) => $.add.country)}
          value={countries.length === 0 ? null : country}
          options={countries}
          isLoading={countries.length === 0}
          onChange={(code) => setCountry(code ?? 'FR')}
        />
        <PhoneFormField
          control={control}
          name="phoneNumber"
          country={country}
          label={t(($) => $.add.phone)}
          autoComplete="off"
        />
      </div>
      <EmailFormField
        control={control}
        name="email"
        isOptional
        label={t(($) => $.add.email)}
        autoComplete="off"
      />
    </>
  )
}
