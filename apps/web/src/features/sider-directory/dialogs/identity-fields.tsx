import { emailAddress } from '@renfort/contract/kernel/email-address.ts'
import { EmailFormField } from '../../../form/email-form-field.tsx'
import { PersonNameFields } from '../../../form/person-name-fields.tsx'
import { PhoneFormField } from '../../../form/phone-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useSiderDirectoryWords } from '../words.ts'
import type { IdentityInput } from './identity-form.ts'
import { HomeField } from './home-field.tsx'
import { KnownSiderNotice } from './known-sider-notice.tsx'
import type { KnownSider } from './use-known-sider.ts'

interface IdentityFieldsProps<Output> {
  form: ContractForm<IdentityInput, Output>
  known: KnownSider
}

export function IdentityFields<Output>({ form, known }: IdentityFieldsProps<Output>) {
  const t = useSiderDirectoryWords()
  const { control, watch } = form
  const [phoneNumber, email] = watch(['phoneNumber', 'email'])
  const isSame =
    known?.of.phoneNumber === phoneNumber && (known.of.email ?? '') === emailAddress(email.trim())
  return (
    <>
      <PersonNameFields
        control={control}
        names={{ firstName: 'firstName', lastName: 'lastName', hasOneName: 'hasOneName' }}
        labels={{
          firstName: t(($) => $.identity.firstName),
          lastName: t(($) => $.identity.lastName),
          hasOneName: t(($) => $.identity.hasOneName),
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PhoneFormField
          control={control}
          name="phoneNumber"
          label={t(($) => $.identity.phone)}
          help={t(($) => $.identity.phoneHelp)}
          autoComplete="off"
        />
        <EmailFormField
          control={control}
          name="email"
          label={t(($) => $.identity.email)}
          isOptional
          autoComplete="off"
        />
      </div>
      <KnownSiderNotice known={isSame ? known : undefined} />
      <HomeField
        value={watch('home')}
        waitFor={form.waitFor}
        onChange={(home) =>
          form.setValue('home', home, { shouldDirty: true, shouldValidate: true })
        }
      />
    </>
  )
}
