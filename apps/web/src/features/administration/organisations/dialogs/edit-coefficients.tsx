import { coefficients } from '@renfort/contract/administration.ts'
import { cents, mulDiv } from '@renfort/domain/kernel/money.ts'
import {
  coefficientBasisPoints,
  coefficientLimits,
} from '@renfort/domain/remuneration/detached-pricing.ts'
import { defaultCoefficients } from '@renfort/domain/remuneration/pricing-rows.ts'
import { EditDialog } from '../../../../form/edit-dialog.tsx'
import { NumberFormField } from '../../../../form/number-form-field.tsx'
import { issuesOf } from '../../../../platform/call.ts'
import { formatMoney } from '../../../../ui/format-money.ts'
import { useUiWords } from '../../../../ui/ui-words.tsx'
import { useToast } from '../../../../ui/use-toast.ts'
import type { OrganisationDialogProps } from '../organisation-edit.ts'
import { useChangeOrganisation } from '../queries.ts'
import { useOrganisationsWords } from '../words.ts'

const examplePay = cents(1_000)
const lists = ['delegation', 'gestion'] as const

/** The coefficient of each price list, with what ten euros become (decisions §4.1). */
export function EditCoefficientsDialog({ organisation, onClose }: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { locale } = useUiWords()
  const { change } = useChangeOrganisation(organisation)
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
      isOpen
      onClose={onClose}
      title={t(($) => $.coefficients.dialog)}
      context={t(($) => $.coefficients.context)}
      schema={coefficients}
      initial={organisation.coefficients ?? usual}
      save={(values) => change({ coefficients: values })}
      onSaved={() => toast.success(t(($) => $.saved))}
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
