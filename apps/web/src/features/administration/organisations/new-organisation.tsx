import { type createCompany, firstAdministrator } from '@renfort/contract/administration.ts'
import { profileFields } from '@renfort/contract/company-settings.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { id } from '@renfort/contract/kernel/fields.ts'
import { readInput } from '@renfort/contract/kernel/issues.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { industries } from '@renfort/domain/organisation/industries.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { ComboboxFormField } from '../../../form/combobox-form-field.tsx'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { EmailFormField } from '../../../form/email-form-field.tsx'
import { PersonNameFields } from '../../../form/person-name-fields.tsx'
import { RadioGroupFormField } from '../../../form/radio-group-form-field.tsx'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import type { Bound } from '../../../form/use-field.ts'
import { issuesOf } from '../../../platform/call.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import type { FieldProps } from '../../../ui/field-frame.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { organisationKinds } from './organisation-search.ts'
import { groupsQuery, useCreateOrganisation } from './queries.ts'
import { useOrganisationsWords } from './words.ts'

interface NewOrganisationDialogProps {
  /** The group that the new company is for. */
  group?: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Creates a company or a group and leads to it (N-29). */
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

const typed = z.object({
  kind: z.enum(organisationKinds),
  name: profileFields.shape.name,
  parentId: id.nullable(),
  industry: z.enum(industries).nullable(),
  administrator: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    hasOneName: z.boolean().optional(),
  }),
})
type NewOrganisationForm = z.output<typeof typed>

const newOrganisationForm = typed.check(rule(administratorIssues))

/** A company of a group can be created without an invitation: the members of the group already have access. */
function needsNobody({ kind, parentId }: Pick<NewOrganisationForm, 'kind' | 'parentId'>) {
  return kind === 'company' && parentId !== null
}

function isLeftOut({ administrator }: NewOrganisationForm): boolean {
  const { email, firstName, lastName } = administrator
  return [email, firstName, lastName].every((text) => text.trim() === '')
}

function administratorIssues(form: NewOrganisationForm): Issue[] {
  if (needsNobody(form) && isLeftOut(form)) return []
  const reading = readInput(firstAdministrator, form.administrator)
  if (reading.success) return []
  return reading.issues.map((found) => ({ ...found, path: ['administrator', ...found.path] }))
}

function newOrganisationOf(form: NewOrganisationForm): Input<typeof createCompany>['body'] {
  const { kind, name, parentId, industry, administrator } = form
  const isParent = kind === 'group'
  return {
    name,
    isParent,
    parentId: isParent ? null : parentId,
    industry: isParent ? null : industry,
    administrator: isLeftOut(form) ? null : administrator,
  }
}

interface GroupFormFieldProps<Input extends FieldValues, Output>
  extends Bound<Input, Output>, FieldProps {
  /** The group that is chosen at first. */
  chosen: { readonly id: string; readonly name: string } | null
}

/** A group, found by its name. */
export function GroupFormField<Input extends FieldValues, Output>({
  chosen,
  ...props
}: GroupFormFieldProps<Input, Output>) {
  const t = useOrganisationsWords()
  const [text, setText] = useState(chosen?.name ?? '')
  const isChosen = text === chosen?.name
  const q = useDebounced(isChosen ? '' : text.trim(), 'localSearch')
  const { data, isFetching, isError } = useQuery(groupsQuery(q))
  const found = (data?.organisations ?? []).map(({ id, name }) => ({ id, label: name }))
  const first = chosen === null ? [] : [{ id: chosen.id, label: chosen.name }]
  const others = found.filter(({ id }) => id !== chosen?.id)
  return (
    <ComboboxFormField
      placeholder={t(($) => $.groupField.placeholder)}
      options={isChosen ? [...first, ...others] : found}
      text={text}
      onTextChange={setText}
      isLoading={isFetching}
      hasFailed={isError}
      empty={t(($) => $.groupField.empty)}
      {...props}
    />
  )
}
