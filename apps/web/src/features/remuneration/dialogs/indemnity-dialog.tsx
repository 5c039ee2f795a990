import type {
  BonusReply,
  LunchReply,
  TransportReply,
} from '@renfort/contract/remuneration-policy.ts'
import {
  changeIndemnities,
  deleteIndemnity,
  transportIndemnity,
} from '@renfort/contract/remuneration.ts'
import { indemnityLimits } from '@renfort/domain/remuneration/indemnities.ts'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { usePolicyCommand } from '../queries.ts'
import { useRemunerationWords } from '../words.ts'
import {
  ConditionFields,
  indemnityIssuesOf,
  noConditions,
  PercentField,
} from './condition-fields.tsx'
import { DeleteBonus, EditBonus } from './edit-bonus.tsx'
import { EditLunch } from './edit-lunch.tsx'

/** The action on an indemnity; without one, an indemnity is added. */
export type OpenedIndemnity =
  | { readonly act: 'lunch'; readonly indemnity: LunchReply | undefined }
  | { readonly act: 'transportation'; readonly indemnity: TransportReply | undefined }
  | { readonly act: 'bonus'; readonly bonus: BonusReply | undefined }
  | { readonly act: 'deleteBonus'; readonly bonus: BonusReply }
  | {
      readonly act: 'delete'
      readonly kind: 'lunch' | 'transportation'
      readonly id: string
    }

interface IndemnityDialogProps {
  opened: OpenedIndemnity
  organisationId: string
  onClose: () => void
}

/** The dialog of an action on an indemnity. */
export function IndemnityDialog({ opened, ...props }: IndemnityDialogProps) {
  switch (opened.act) {
    case 'lunch':
      return <EditLunch {...props} indemnity={opened.indemnity} />
    case 'transportation':
      return <EditTransport {...props} indemnity={opened.indemnity} />
    case 'bonus':
      return <EditBonus {...props} bonus={opened.bonus} />
    case 'deleteBonus':
      return <DeleteBonus {...props} bonus={opened.bonus} />
    case 'delete':
      return <DeleteIndemnity {...props} kind={opened.kind} id={opened.id} />
  }
}

interface DeleteIndemnityProps {
  organisationId: string
  kind: 'lunch' | 'transportation'
  id: string
  onClose: () => void
}

/** Asks before an indemnity is deleted (REM-22). */
function DeleteIndemnity({ organisationId, kind, id, onClose }: DeleteIndemnityProps) {
  const t = useRemunerationWords()
  const toast = useToast()
  const remove = usePolicyCommand(deleteIndemnity, organisationId)
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.deletion.title[kind])}
      confirmLabel={t(($) => $.deleteShort)}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        void remove
          .run({ params: { id: organisationId, indemnityId: id } })
          .then(() => toast.success(t(($) => $.saved.deleted)))
          .catch(() => undefined)
          .then(onClose)
      }
    >
      {t(($) => $.deletion.text)}
    </ConfirmDialog>
  )
}

interface EditTransportProps {
  organisationId: string
  indemnity: TransportReply | undefined
  onClose: () => void
}

/** Edits a transport indemnity (REM-15). */
function EditTransport({ organisationId, indemnity, onClose }: EditTransportProps) {
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
