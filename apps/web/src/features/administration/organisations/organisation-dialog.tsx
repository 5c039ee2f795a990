import { attendanceConfigType, coefficients } from '@renfort/contract/administration.ts'
import { profileFields } from '@renfort/contract/company-settings.ts'
import { id } from '@renfort/contract/kernel/fields.ts'
import { cents, mulDiv } from '@renfort/domain/kernel/money.ts'
import { attendanceConfigTypes } from '@renfort/domain/mission/mission.ts'
import {
  coefficientBasisPoints,
  coefficientLimits,
} from '@renfort/domain/remuneration/detached-pricing.ts'
import { defaultCoefficients } from '@renfort/domain/remuneration/pricing-rows.ts'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { RadioGroupFormField } from '../../../form/radio-group-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { formatMoney } from '../../../ui/format-money.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { GroupFormField, NewOrganisationDialog } from './new-organisation.tsx'
import type { OrganisationDialogProps, OrganisationEdit } from './organisation-panels.tsx'
import { useChangeOrganisation } from './queries.ts'
import { useOrganisationsWords } from './words.ts'

const nameOnly = profileFields.pick({ name: true })
const ofGroup = z.object({ parentId: id.nullable() })
const declaration = z.object({ attendanceConfigType })

/** The dialog for the chosen part of an organisation. */
export function OrganisationDialog({
  edit,
  ...props
}: OrganisationDialogProps & { edit: OrganisationEdit }) {
  switch (edit) {
    case 'name':
      return <EditNameDialog {...props} />
    case 'coefficients':
      return <EditCoefficientsDialog {...props} />
    case 'attendance':
      return <EditAttendanceDialog {...props} />
    case 'group':
      return <EditGroupDialog {...props} />
    case 'child':
      return <NewOrganisationDialog group={props.organisation} onClose={props.onClose} />
  }
}

/** What the dialogs of this file share: each changes the organisation and says that it is saved. */
function useOrganisationEdit({ organisation, onClose }: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { change } = useChangeOrganisation(organisation)
  return {
    isOpen: true,
    onClose,
    save: change,
    onSaved: () => toast.success(t(($) => $.saved)),
    issuesOf,
  }
}

function EditNameDialog(props: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const edit = useOrganisationEdit(props)
  return (
    <EditDialog
      {...edit}
      title={t(($) => $.rename.dialog)}
      size="small"
      schema={nameOnly}
      initial={{ name: props.organisation.name }}
      fields={({ control }) => (
        <TextFormField
          control={control}
          name="name"
          label={t(($) => $.facts.name)}
          autoComplete="off"
        />
      )}
    />
  )
}

/** Puts a company under a group, or out of it (N-29). */
function EditGroupDialog(props: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const edit = useOrganisationEdit(props)
  const { group } = props.organisation
  return (
    <EditDialog
      {...edit}
      title={t(($) => $.parent.dialog)}
      context={t(($) => $.parent.context)}
      schema={ofGroup}
      initial={{ parentId: group?.id ?? null }}
      fields={({ control }) => (
        <GroupFormField
          control={control}
          name="parentId"
          chosen={group}
          label={t(($) => $.parent.field)}
          help={group === null ? undefined : t(($) => $.parent.help)}
          isOptional
        />
      )}
    />
  )
}

const examplePay = cents(1_000)
const lists = ['delegation', 'gestion'] as const

/** The coefficient of each price list, with the price that ten euros give (decisions §4.1). */
function EditCoefficientsDialog(props: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const { locale } = useUiWords()
  const edit = useOrganisationEdit(props)
  const { min, max } = coefficientLimits
  const echoOf = (typed: unknown) => {
    const reading = coefficients.shape.delegation.safeParse(typed)
    if (!reading.success) return undefined
    const billed = mulDiv(examplePay, coefficientBasisPoints(reading.data), 10_000)
    return t(($) => $.coefficients.echo, {
      paid: formatMoney(examplePay, locale),
      billed: formatMoney(billed, locale),
    })
  }
  return (
    <EditDialog
      {...edit}
      title={t(($) => $.coefficients.dialog)}
      context={t(($) => $.coefficients.context)}
      schema={coefficients}
      initial={props.organisation.coefficients ?? usual}
      save={(values) => edit.save({ coefficients: values })}
      issuesOf={(failure) =>
        issuesOf(failure).map((found) => ({ ...found, path: found.path.slice(1) }))
      }
      fields={({ control, watch }) =>
        lists.map((list) => (
          <NumberFormField
            key={list}
            control={control}
            name={list}
            label={t(($) => $.coefficients[list])}
            help={t(($) => $.coefficients.help, { min, max })}
            echo={echoOf(watch(list))}
            className="w-80 narrow:w-full"
          />
        ))
      }
    />
  )
}

const usual = {
  delegation: defaultCoefficients.delegation / 10_000,
  gestion: defaultCoefficients.gestion / 10_000,
}

/** How hours are declared on the next missions of the company (N-11). */
function EditAttendanceDialog(props: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const edit = useOrganisationEdit(props)
  return (
    <EditDialog
      {...edit}
      title={t(($) => $.attendance.title)}
      context={t(($) => $.attendance.context)}
      size="small"
      schema={declaration}
      initial={{ attendanceConfigType: props.organisation.attendanceConfigType ?? 'app' }}
      fields={({ control }) => (
        <RadioGroupFormField
          control={control}
          name="attendanceConfigType"
          label={t(($) => $.attendance.title)}
          isLabelHidden
          options={attendanceConfigTypes.map((value) => ({
            value,
            label: t(($) => $.attendance[value]),
            help: t(($) => $.attendance[`${value}Help`]),
          }))}
        />
      )}
    />
  )
}
