import { legalFields, type LegalInformations } from '@renfort/contract/company-settings.ts'
import {
  formatApeCode,
  formatSiret,
  frenchVatNumber,
  isSiret,
  siretDigits,
} from '@renfort/domain/organisation/identifiers.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { useMe } from '../../../platform/me.ts'
import { SettingsForm, useSettingsForm } from '../../settings/settings-form.tsx'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { ActivityCodeField } from './activity-code-field.tsx'
import { legalQuery, useSaveLegal } from './queries.ts'
import { RegisterLookup } from './register-lookup.tsx'
import { useLegalInformationWords } from './words.ts'

/** The identity of the company in contracts and invoices (SET-17 to SET-20). */
export function LegalPage() {
  const t = useLegalInformationWords()
  const organisationId = useMe().organisation?.id ?? ''
  const legal = useSuspenseQuery(legalQuery(organisationId)).data
  return (
    <SettingsFrame selected="legal" title={t(($) => $.title)} context={t(($) => $.context)}>
      <LegalForm organisationId={organisationId} legal={legal} />
    </SettingsFrame>
  )
}

function valuesOf({ name, businessName, siret, apeCode, apeNomenclature }: LegalInformations) {
  return {
    name,
    businessName,
    siret: formatSiret(siret),
    apeCode: formatApeCode(apeCode),
    apeNomenclature,
  }
}

interface LegalFormProps {
  organisationId: string
  legal: LegalInformations
}

/** Names and numbers; derived numbers show while the user types. */
export function LegalForm({ organisationId, legal }: LegalFormProps) {
  const t = useLegalInformationWords()
  const settings = useSettingsForm({
    schema: legalFields,
    setting: legal,
    valuesOf,
    query: legalQuery(organisationId),
    savedText: t(($) => $.saved),
  })
  const { form, othersOf } = settings
  const save = useSaveLegal(settings.handles, settings.onSaved)
  const submit = settings.submitWith((values, version) =>
    save.mutateAsync({ params: { id: organisationId }, body: { ...values, version } }),
  )
  const { control } = form
  const siret = siretDigits(form.watch('siret'))
  const vatEcho = isSiret(siret) ? t(($) => $.vat, { number: frenchVatNumber(siret) }) : undefined
  return (
    <SettingsForm settings={settings} submit={submit} label={t(($) => $.title)}>
      <TextFormField
        control={control}
        name="siret"
        label={t(($) => $.siret)}
        help={t(($) => $.siretHelp)}
        echo={othersOf('siret') ?? vatEcho}
        inputMode="numeric"
        autoComplete="off"
        shape={(typed) => formatSiret(siretDigits(typed).slice(0, siretLength))}
      />
      <RegisterLookup form={form} />
      <TextFormField
        control={control}
        name="name"
        label={t(($) => $.name)}
        help={t(($) => $.nameHelp)}
        echo={othersOf('name')}
        autoComplete="organization"
      />
      <TextFormField
        control={control}
        name="businessName"
        label={t(($) => $.businessName)}
        help={t(($) => $.businessNameHelp)}
        echo={othersOf('businessName')}
        autoComplete="off"
      />
      <ActivityCodeField form={form} legal={legal} othersCode={othersOf('apeCode')} />
    </SettingsForm>
  )
}

/** The length without spaces; a SIRET shows as 17 characters with them (SET-18). */
const siretLength = 14
