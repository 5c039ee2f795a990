import { legalFields, type LegalInformations } from '@renfort/contract/company-settings.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { activityNomenclatures } from '@renfort/domain/law/activity-codes.ts'
import {
  activityCodeState,
  nextNomenclatureFrom,
} from '@renfort/domain/organisation/activity-code.ts'
import {
  apeCodeOf,
  formatApeCode,
  formatSiret,
  frenchVatNumber,
  isSiret,
  siretDigits,
} from '@renfort/domain/organisation/identifiers.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useMe } from '../../../platform/me.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { Day } from '../../../ui/day.tsx'
import { SettingsForm, useSettingsForm } from '../../settings/settings-form.tsx'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { legalQuery, useSaveLegal } from '../queries.ts'
import { useOrganisationWords } from '../words.ts'
import { RegisterLookup } from './register-lookup.tsx'

/** The identity of the company in contracts and invoices (SET-17 to SET-20). */
export function LegalPage() {
  const t = useOrganisationWords()
  const organisationId = useMe().organisation?.id ?? ''
  const legal = useSuspenseQuery(legalQuery(organisationId)).data
  return (
    <SettingsFrame
      selected="legal"
      title={t(($) => $.legal.title)}
      context={t(($) => $.legal.context)}
    >
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
  const t = useOrganisationWords()
  const settings = useSettingsForm({
    schema: legalFields,
    setting: legal,
    valuesOf,
    query: legalQuery(organisationId),
    savedText: t(($) => $.legal.saved),
  })
  const { form, othersOf } = settings
  const save = useSaveLegal(settings.handles, settings.onSaved)
  const submit = settings.submitWith((values, version) =>
    save.mutateAsync({ params: { id: organisationId }, body: { ...values, version } }),
  )
  const { control } = form
  const siret = siretDigits(form.watch('siret'))
  const vatEcho = isSiret(siret)
    ? t(($) => $.legal.vat, { number: frenchVatNumber(siret) })
    : undefined
  return (
    <SettingsForm settings={settings} submit={submit} label={t(($) => $.legal.title)}>
      <TextFormField
        control={control}
        name="siret"
        label={t(($) => $.legal.siret)}
        help={t(($) => $.legal.siretHelp)}
        echo={othersOf('siret') ?? vatEcho}
        inputMode="numeric"
        autoComplete="off"
        shape={(typed) => formatSiret(siretDigits(typed).slice(0, siretLength))}
      />
      <RegisterLookup form={form} />
      <TextFormField
        control={control}
        name="name"
        label={t(($) => $.legal.name)}
        help={t(($) => $.legal.nameHelp)}
        echo={othersOf('name')}
        autoComplete="organization"
      />
      <TextFormField
        control={control}
        name="businessName"
        label={t(($) => $.legal.businessName)}
        help={t(($) => $.legal.businessNameHelp)}
        echo={othersOf('businessName')}
        autoComplete="off"
      />
      <ActivityCodeField form={form} legal={legal} othersCode={othersOf('apeCode')} />
    </SettingsForm>
  )
}

/** The length without spaces; a SIRET shows as 17 characters with them (SET-18). */
const siretLength = 14

/** The length without the space; a code shows as 6 characters with it (SET-19). */
const apeCodeLength = 5

interface ActivityCodeFieldProps<Output> {
  form: ContractForm<z.input<typeof legalFields>, Output>
  legal: LegalInformations
  othersCode: ReactNode
}

/** The APE code with its nomenclature: every company gets a new code on 1 January 2027. */
function ActivityCodeField<Output>({ form, legal, othersCode }: ActivityCodeFieldProps<Output>) {
  const t = useOrganisationWords()
  const today = useProductClock().today()
  const { control } = form
  const nomenclature = form.watch('apeNomenclature')
  const next = nextNomenclatureFrom(today)
  const isReplaced = legal.apeCode !== '' && activityCodeState(nomenclature, today) === 'replaced'
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-5 sm:grid-cols-[12rem_1fr]">
        <TextFormField
          control={control}
          name="apeCode"
          label={t(($) => $.legal.apeCode)}
          help={t(($) => $.legal.apeHelp)}
          echo={
            othersCode ??
            (legal.apeCodeDate === null ? undefined : (
              <>
                {t(($) => $.legal.apeSince)}{' '}
                <Day date={isoDate(legal.apeCodeDate)} style="numeric" />
              </>
            ))
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          shape={(typed) => formatApeCode(apeCodeOf(typed).slice(0, apeCodeLength))}
        />
        <SelectFormField
          control={control}
          name="apeNomenclature"
          label={t(($) => $.legal.nomenclature)}
          options={activityNomenclatures.map((id) => ({
            id,
            label: t(($) => $.legal.nomenclatures[id]),
          }))}
        />
      </div>
      {isReplaced ? (
        <p className="rounded-control bg-orange-wash px-3 py-2 text-orange">
          {t(($) => $.legal.apeReplaced)}
        </p>
      ) : (
        next !== null && (
          <p className="text-table text-muted">{t(($) => $.legal.apeSoonReplaced)}</p>
        )
      )}
    </div>
  )
}
