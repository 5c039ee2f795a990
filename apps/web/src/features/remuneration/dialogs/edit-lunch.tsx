import type { LunchReply } from '@renfort/contract/remuneration-policy.ts'
import { changeIndemnities, lunchIndemnity } from '@renfort/contract/remuneration.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { lunchShares } from '@renfort/domain/remuneration/indemnity-shares.ts'
import { indemnitiesWarnings } from '@renfort/domain/remuneration/policy-warnings.ts'
import { lunchTypes } from '@renfort/domain/remuneration/policy.ts'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { MoneyFormField } from '../../../form/money-form-field.tsx'
import { RadioCardsFormField } from '../../../form/radio-cards-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useMoney } from '../../../ui/use-money.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { usePolicyCommand } from '../queries.ts'
import { WarningNotes } from '../section-head.tsx'
import { useRemunerationWords } from '../words.ts'
import {
  ConditionFields,
  indemnityIssuesOf,
  noConditions,
  PercentField,
} from './condition-fields.tsx'

type Input = z.input<typeof lunchIndemnity>
type Output = z.output<typeof lunchIndemnity>

interface EditLunchProps {
  organisationId: string
  indemnity: LunchReply | undefined
  onClose: () => void
}

/** Edits a lunch indemnity (REM-12 to REM-14). */
export function EditLunch({ organisationId, indemnity, onClose }: EditLunchProps) {
  const t = useRemunerationWords()
  const toast = useToast()
  const change = usePolicyCommand(changeIndemnities, organisationId)
  return (
    <EditDialog<Input, Output>
      isOpen
      onClose={onClose}
      title={t(($) => $.lunch.title)}
      context={t(($) => $.lunch.context)}
      schema={lunchIndemnity}
      initial={indemnity ?? { coverRate: 60, otherParameters: noConditions }}
      issuesOf={indemnityIssuesOf('lunch')}
      save={(lunch) => change.run({ params: { id: organisationId }, body: { lunch } })}
      onSaved={() => toast.success(t(($) => $.saved.indemnities))}
      fields={({ control }) => (
        <>
          <RadioCardsFormField
            control={control}
            name="type"
            label={t(($) => $.lunch.type)}
            options={lunchTypes.map((value) => ({
              value,
              label: t(($) => $.lunch.types[value].label),
              help: t(($) => $.lunch.types[value].help),
            }))}
          />
          <MoneyFormField
            control={control}
            name="amount"
            label={t(($) => $.lunch.amount)}
            className="w-48"
          />
          <Share control={control} />
          <ConditionFields
            control={control}
            name="otherParameters"
            organisationId={organisationId}
          />
        </>
      )}
    />
  )
}

/** The employer’s share of a voucher, and the resulting amount of a day. */
function Share({ control }: Pick<ContractForm<Input, Output>, 'control'>) {
  const money = useMoney()
  const t = useRemunerationWords()
  const { type, amount, coverRate } = useWatch({ control })
  if (type !== 'ticket') return null
  const typed = lunchIndemnity.safeParse({ type, amount, coverRate }).data
  const shares = typed && lunchShares(typed)
  return (
    <div className="flex flex-col gap-3">
      <PercentField control={control} name="coverRate" label={t(($) => $.lunch.share)} />
      {shares !== undefined && typed !== undefined && (
        <>
          <p className="text-muted">
            {t(($) => $.lunch.liveExample, {
              amount: money(eurosToCents(typed.amount)),
              employer: money(shares.employerCents),
              sider: money(shares.siderCents),
            })}
          </p>
          <WarningNotes warnings={indemnitiesWarnings({ lunch: [{ ...typed, id: '' }] })} />
        </>
      )}
    </div>
  )
}
