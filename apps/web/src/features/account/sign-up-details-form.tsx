import { accountBody, createAccount } from '@renfort/contract/auth.ts'
import { key, phoneE164 } from '@renfort/contract/kernel/fields.ts'
import { ruleOfSome } from '@renfort/contract/kernel/rule.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { industries } from '@renfort/domain/organisation/industries.ts'
import {
  companySizes,
  fullNameIssues,
  signUpNeeds,
  splitFullName,
  type TypedFullName,
} from '@renfort/domain/organisation/sign-up.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { CheckboxFormField } from '../../form/checkbox-form-field.tsx'
import { PasswordFormField } from '../../form/password-form-field.tsx'
import { PhoneFormField } from '../../form/phone-form-field.tsx'
import { RootError } from '../../form/root-error.tsx'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useField } from '../../form/use-field.ts'
import { useConfig } from '../../platform/config.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { TextField } from '../../ui/text-field.tsx'
import { GoogleButton, GoogleMark } from './google/google-button.tsx'
import type { GoogleArrival } from './google/google-journey.ts'
import { hashPassword } from './password/hash-password.ts'
import { newPassword, useRequirements } from './password/password-rules.ts'
import type { SignUpSearch } from './sign-up-search.ts'
import { useEnter } from './use-enter.ts'
import { useRootRefusal } from './use-root-refusal.ts'
import { useAccountWords } from './words.ts'

const { companyName, industry, companySize, need } = accountBody.shape
const fields = {
  fullName: z.string().overwrite(oneLine),
  hasOneName: z.boolean().optional(),
  phoneNumber: phoneE164,
  companyName,
  industry: industry.unwrap().nullable(),
  companySize,
  need,
  message: z.string().trim().max(2000, key('errors.field.too_long')),
  terms: z.literal(true, key('errors.field.terms')),
}
const nameRule = ruleOfSome<TypedFullName>(({ fullName, hasOneName }) =>
  fullNameIssues({ fullName: String(fullName), hasOneName: hasOneName === true }),
)
/** A user whom Google has identified chooses no password (AUTH-27). */
const schemas = {
  password: z.object({ ...fields, password: newPassword }).check(nameRule),
  google: z.object({ ...fields, password: z.string() }).check(nameRule),
}

interface SignUpDetailsFormProps {
  email: string
  search: SignUpSearch
  /** The user whom Google has identified, if any. */
  google: GoogleArrival | null
  /** False while the first step is shown. */
  isShown: boolean
  onChangeEmail: () => void
}

export function SignUpDetailsForm({
  email,
  search,
  google,
  isShown,
  onChangeEmail,
}: SignUpDetailsFormProps) {
  const t = useAccountWords()
  const { productName } = useConfig()
  const enter = useEnter()
  const requirements = useRequirements()
  const form = useContractForm({
    schema: google === null ? schemas.password : schemas.google,
    isSecret: true,
    defaultValues: {
      fullName: google?.ticket.fullName ?? '',
      hasOneName: undefined,
      phoneNumber: '',
      password: '',
      companyName: '',
      industry: null,
      message: '',
      ...google?.details,
    },
  })
  const create = useCommand(createAccount, { handles: useRootRefusal(form) })
  const { control } = form
  const { value: hasOneName, ...oneName } = useField({ control, name: 'hasOneName' })
  const nameProblem = form.formState.errors.fullName?.type
  const asksForOneName = hasOneName === true || nameProblem === 'errors.field.name_needs_space'
  // The button of the first step, which had the focus, is gone.
  const startTyping = useEffectEvent(() => form.setFocus('fullName'))
  useEffect(() => {
    if (isShown) startTyping()
  }, [isShown])
  const submit = form.handleSubmit(
    async ({ fullName, hasOneName, password, industry: chosen, terms: _terms, ...details }) => {
      const name = splitFullName({ fullName, hasOneName })
      if (name === null) return
      const { utm_campaign, utm_medium, utm_source } = search
      const utm = { utm_campaign, utm_medium, utm_source }
      const body = {
        ...details,
        ...name,
        ...(hasOneName === true ? { hasOneName } : {}),
        ...(chosen === null ? {} : { industry: chosen }),
        ...utm,
        email,
        ...(google === null
          ? { googleLogin: false, password: await hashPassword(password) }
          : { googleLogin: true, googleToken: google.ticket.googleToken }),
      }
      const reply = await create.mutateAsync({ body }).catch(() => null)
      if (reply !== null) await enter(reply, '/settings', google !== null)
    },
  )
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <RootError control={control} />
      {google !== null && create.error?.status === 401 && (
        <div className="flex flex-col gap-3">
          <p>{t(($) => $.google.expired)}</p>
          <GoogleButton
            errand={() => ({ purpose: 'signUp', search, details: form.getValues() })}
            loginHint={email}
          />
        </div>
      )}
      <div>
        <TextField
          label={t(($) => $.signUp.email)}
          value={shownEmail(email)}
          onChange={() => undefined}
          disabledReason={t(($) => $.signUp.changeEmail)}
        />
        <button
          type="button"
          className={linkClass('quiet', 'mt-1 text-sm')}
          onClick={onChangeEmail}
        >
          {t(($) => $.signUp.changeEmail)}
        </button>
      </div>
      <TextFormField
        control={control}
        name="fullName"
        label={t(($) => $.signUp.fullName)}
        autoComplete="name"
      />
      {asksForOneName && (
        <Checkbox
          {...oneName}
          isSelected={hasOneName === true}
          onChange={(isTicked) => {
            oneName.onChange(isTicked)
            void form.trigger('fullName')
          }}
        >
          {t(($) => $.signUp.hasOneName)}
        </Checkbox>
      )}
      <PhoneFormField control={control} name="phoneNumber" label={t(($) => $.signUp.phone)} />
      {google === null ? (
        <PasswordFormField
          control={control}
          name="password"
          label={t(($) => $.signUp.password)}
          requirementsOf={requirements}
        />
      ) : (
        <p className="flex items-center gap-3 rounded-control bg-wash px-3 py-2">
          <GoogleMark />
          {t(($) => $.google.identified)}
        </p>
      )}
      <TextFormField
        control={control}
        name="companyName"
        label={t(($) => $.signUp.companyName)}
        autoComplete="organization"
      />
      <SelectFormField
        control={control}
        name="industry"
        label={t(($) => $.signUp.industry)}
        isOptional
        placeholder={t(($) => $.signUp.choose)}
        options={industries.map((id) => ({ id, label: t(($) => $.industries[id]) }))}
      />
      <SelectFormField
        control={control}
        name="companySize"
        label={t(($) => $.signUp.companySize)}
        placeholder={t(($) => $.signUp.choose)}
        options={companySizes.map((id) => ({
          id,
          label: t(($) => $.signUp.companySizeOption, { size: id }),
        }))}
      />
      <SelectFormField
        control={control}
        name="need"
        label={t(($) => $.signUp.need)}
        placeholder={t(($) => $.signUp.choose)}
        options={signUpNeeds.map((id) => ({
          id,
          label: t(($) => $.needs[id], { product: productName }),
        }))}
      />
      <TextAreaFormField
        control={control}
        name="message"
        label={t(($) => $.signUp.message)}
        help={t(($) => $.signUp.messageHelp)}
        isOptional
      />
      <CheckboxFormField control={control} name="terms">
        {t(($) => $.signUp.terms)}
      </CheckboxFormField>
      <Link to="/terms" target="_blank" className={linkClass('quiet', 'text-sm')}>
        {t(($) => $.signUp.readTerms)}
      </Link>
      <Button type="submit" variant="primary" size="large" pending={create.isPending}>
        {t(($) => $.signUp.submit)}
      </Button>
    </form>
  )
}
