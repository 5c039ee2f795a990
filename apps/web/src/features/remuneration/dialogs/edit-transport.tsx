import { changeIndemnities, transportIndemnity } from '@renfort/contract/remuneration.ts'
import type { TransportReply } from '@renfort/contract/remuneration-policy.ts'
import { indemnityLimits } from '@renfort/domain/remuneration/indemnities.ts'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { usePolicyCommand } from '../queries.ts'
import { useRemunerationWords } from '../words.ts'
import { ConditionFields, indemnityIssuesOf, noConditions } from './condition-fields.tsx'
import { PercentField } from './percent-field.tsx'

interface EditTransportProps {
  organisationId: string
  indemnity: TransportReply | undefined
  onClose: () => void
}

/** Edits a transport indemnity (REM-15). */
export function EditTransport({ organisationId, indemnity, onClose }: EditTransportProps) {
  const t = useRemunerationWords()
  const toast = useToast()
  const change = usePolicyCommand(changeIndemnities, organisationId)
  const { min } = indemnityLimits.publicCoverRate
  return (
    <EditDialog<z.input<typeof transportIndemnity>, z.output<typeof transportIndemnity>>
      isOpen
      onClose={onClose}
      title={t(($) => $.transport.title)}
      context={t(($) => $.transport.context)}
      schema={transportIndemnity}
      initial={indemnity ?? { publicCoverRate: min, otherParameters: noConditions }}
      canSaveUnchanged={indemnity === undefined}
      issuesOf={indemnityIssuesOf('transportation')}
      save={(transportation) =>
        change.run({ params: { id: organisationId }, body: { transportation } })
      }
      onSaved={() => toast.success(t(($) => $.saved.indemnities))}
      fields={({ control }) => (
        <>
          <PercentField
            control={control}
            name="publicCoverRate"
            label={t(($) => $.transport.rate)}
            help={t(($) => $.transport.help, { min })}
          />
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
