import { EmailFormField } from '../../../form/email-form-field.tsx'
import { PhoneFormField } from '../../../form/phone-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
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
  const isSame = known?.of.phoneNumber === phoneNumber && (known.of.email ?? '') === email
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextFormField
          control={control}
          name="firstName"
          label={t(($) => $.identity.firstName)}
          autoComplete="off"
        />
        <TextFormField
          control={control}
          name="lastName"
          label={t(($) => $.identity.lastName)}
          autoComplete="off"
        />
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
