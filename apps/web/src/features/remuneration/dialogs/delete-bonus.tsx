import type { BonusReply } from '@renfort/contract/remuneration-policy.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useRemunerationWords } from '../words.ts'
import { useChangeBonuses } from './use-change-bonuses.ts'

interface DeleteBonusProps {
  organisationId: string
  bonus: BonusReply
  onClose: () => void
}

export function DeleteBonus({ organisationId, bonus, onClose }: DeleteBonusProps) {
  const t = useRemunerationWords()
  const toast = useToast()
  const { change, isPending } = useChangeBonuses(organisationId)
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.bonuses.deleteTitle, { name: bonus.name })}
      confirmLabel={t(($) => $.deleteShort)}
      pending={isPending}
      onCancel={onClose}
      onConfirm={() =>
        void change((bonuses) => bonuses.filter(({ id }) => id !== bonus.id))
          .then(() => toast.success(t(($) => $.saved.bonusDeleted)))
          .catch(() => undefined)
          .then(onClose)
      }
    >
      {t(($) => $.bonuses.deleteText)}
    </ConfirmDialog>
  )
}
