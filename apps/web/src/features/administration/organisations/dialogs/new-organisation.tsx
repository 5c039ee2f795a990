import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { industries } from '@renfort/domain/organisation/industries.ts'
import { useNavigate } from '@tanstack/react-router'
import { EditDialog } from '../../../../form/edit-dialog.tsx'
import { EmailFormField } from '../../../../form/email-form-field.tsx'
import { PersonNameFields } from '../../../../form/person-name-fields.tsx'
import { RadioGroupFormField } from '../../../../form/radio-group-form-field.tsx'
import { SelectFormField } from '../../../../form/select-form-field.tsx'
import { TextFormField } from '../../../../form/text-form-field.tsx'
import type { ContractForm } from '../../../../form/use-contract-form.ts'
import { issuesOf } from '../../../../platform/call.ts'
import { staffPaths } from '../../../../platform/staff-paths.ts'
import { useToast } from '../../../../ui/use-toast.ts'
import { GroupFormField } from '../group-form-field.tsx'
import { organisationKinds } from '../organisation-search.ts'
import { useCreateOrganisation } from '../queries.ts'
import { useOrganisationsWords } from '../words.ts'
import {
  needsNobody,
  type NewOrganisationForm,
  newOrganisationForm,
  newOrganisationOf,
} from './new-organisation-form.ts'

interface NewOrganisationDialogProps {
  /** The group that the new company is for. */
  group?: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Makes a company or a group, and leads to it (N-29). */
export function NewOrganisationDialog({ group, onClose }: NewOrganisationDialogProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const navigate = useNavigate()
  const create = useCreateOrganisation()
  const save = async (form: NewOrganisationForm) => {
    const body = newOrganisationOf(form)
    const { id, name } = await create.mutateAsync({ body })
    const email = body.administrator?.email
    toast.success(
      email === undefined
        ? t(($) => $.create.done, { name })
        : t(($) => $.create.doneInvited, { name, email: shownEmail(email) }),
    )
    void navigate({ to: staffPaths.organisation, params: { organisationId: id } })
  }
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.create.title)}
      schema={newOrganisationForm}
      initial={{ ...nothing, parentId: group?.id ?? null }}
      save={save}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.create.submit)}
      fields={(form) => (
        <>
          <Identity form={form} group={group ?? null} />
          <Administrator form={form} />
        </>
      )}
    />
  )
}

const nothing: NewOrganisationForm = {
  kind: 'company',
  name: '',
  parentId: null,
  industry: null,
  administrator: { email: '', firstName: '', lastName: '', hasOneName: undefined },
}

type Form = ContractForm<NewOrganisationForm, NewOrganisationForm>

function Identity({ form, group }: { form: Form; group: { id: string; name: string } | null }) {
  const t = useOrganisationsWords()
  const { control } = form
  const isCompany = form.watch('kind') === 'company'
  return (
    <>
      {group === null && (
        <RadioGroupFormField
          control={control}
          name="kind"
          label={t(($) => $.create.kind)}
          options={organisationKinds.map((value) => ({
            value,
            label: t(($) => $[value]),
            help: t(($) => $.create[`${value}Help`]),
          }))}
        />
      )}
      <TextFormField
        control={control}
        name="name"
        label={t(($) => $.create.name)}
        autoComplete="off"
      />
      {isCompany && (
        <>
          <SelectFormField
            control={control}
            name="industry"
            label={t(($) => $.create.industry)}
            isOptional
            options={industries.map((id) => ({ id, label: t(($) => $.industries[id]) }))}
          />
          <GroupFormField
            control={control}
            name="parentId"
            chosen={group}
            label={t(($) => $.create.parent)}
            isOptional
          />
        </>
      )}
    </>
  )
}

function Administrator({ form }: { form: Form }) {
  const t = useOrganisationsWords()
  const { control } = form
  const isOptional = needsNobody({ kind: form.watch('kind'), parentId: form.watch('parentId') })
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t(($) => $.create.administrator)}</legend>
      <div>
        <p aria-hidden="true" className="font-semibold">
          {t(($) => $.create.administrator)}
        </p>
        <p className="text-table text-muted">
          {isOptional
            ? t(($) => $.create.administratorOptional)
            : t(($) => $.create.administratorText)}
        </p>
      </div>
      <PersonNameFields
        control={control}
        names={{
          firstName: 'administrator.firstName',
          lastName: 'administrator.lastName',
          hasOneName: 'administrator.hasOneName',
        }}
        labels={{
          firstName: t(($) => $.create.firstName),
          lastName: t(($) => $.create.lastName),
          hasOneName: t(($) => $.create.hasOneName),
        }}
        isOptional={isOptional}
      />
      <EmailFormField
        control={control}
        name="administrator.email"
        label={t(($) => $.create.email)}
        isOptional={isOptional}
        autoComplete="off"
      />
    </fieldset>
  )
}
