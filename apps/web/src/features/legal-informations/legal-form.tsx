import { legalFields, type LegalInformations } from '@renfort/contract/company-settings.ts'
import {
  formatApeCode,
  formatSiret,
  frenchVatNumber,
  isSiret,
  siretDigits,
} from '@renfort/domain/organisation/identifiers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { OthersValue } from '../../form/others-value.tsx'
import { RootError } from '../../form/root-error.tsx'
import { SaveBar } from '../../form/save-bar.tsx'
import { submission } from '../../form/submission.ts'
import { TextFormField } from '../../form/text-form-field.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useSharedForm } from '../../form/use-shared-form.ts'
import { issuesOf } from '../../platform/call.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { ActivityCodeField } from './activity-code-field.tsx'
import { legalQuery, useSaveLegal } from './queries.ts'
import { useLegalInformationsWords } from './words.ts'

function valuesOf({ name, businessName, siret, apeCode, apeNomenclature }: LegalInformations) {
  return {
    name,
    businessName,
    siret: formatSiret(siret),
    apeCode: formatApeCode(apeCode),
    apeNomenclature,
  }
}

function savedOf(legal: LegalInformations) {
  return { values: valuesOf(legal), version: legal.version }
}

interface LegalFormProps {
  organisationId: string
  legal: LegalInformations
}

/** Names and numbers; those that follow from another are shown while it is typed. */
export function LegalForm({ organisationId, legal }: LegalFormProps) {
  const t = useLegalInformationsWords()
  const toast = useToast()
  const client = useQueryClient()
  const form = useContractForm({ schema: legalFields, defaultValues: valuesOf(legal) })
  const shared = useSharedForm(form, savedOf(legal))
  const readAgain = async () =>
    savedOf(await client.fetchQuery({ ...legalQuery(organisationId), staleTime: 0 }))
  const { control, formState } = form
  const save = useSaveLegal(
    (error) => {
      form.applyIssues(issuesOf(error))
      if (error.key !== 'errors.organisation.stale') return issuesOf(error).length > 0
      void readAgain().then(shared.overtake, () => undefined)
      return true
    },
    (saved) => {
      shared.settle(savedOf(saved))
      toast.success(t(($) => $.saved))
    },
  )
  const submit = submission(form, (values) =>
    save.mutateAsync({
      params: { id: organisationId },
      body: { ...values, version: shared.version },
    }),
  )
  const othersOf = (name: 'name' | 'businessName' | 'siret' | 'apeCode') => {
    const value = shared.others[name]
    return value === undefined ? undefined : (
      <OthersValue value={value} onTake={() => shared.takeOver(name)} />
    )
  }
  const siret = siretDigits(form.watch('siret'))
  const vatEcho = isSiret(siret) ? t(($) => $.vat, { number: frenchVatNumber(siret) }) : undefined
  return (
    <form
      noValidate
      aria-label={t(($) => $.title)}
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) void submit()
      }}
    >
      <RootError control={control} />
      {shared.wasOvertaken && (
        <p role="alert" className="rounded-control bg-orange-wash px-3 py-2 text-orange">
          {errorSentence('errors.organisation.stale')}
        </p>
      )}
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
      <TextFormField
        control={control}
        name="siret"
        label={t(($) => $.siret)}
        help={t(($) => $.siretHelp)}
        echo={othersOf('siret') ?? vatEcho}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestTypedSiret}
      />
      <ActivityCodeField form={form} legal={legal} othersCode={othersOf('apeCode')} />
      <SaveBar isDirty={formState.isDirty} pending={save.isPending} onDiscard={shared.discard} />
      <LeaveQuestion isDirty={formState.isDirty && !save.isPending} save={submit} />
    </form>
  )
}

/** Pasted numbers come with spaces of every kind; what is read has 17 signs at most (SET-18). */
const longestTypedSiret = 40
