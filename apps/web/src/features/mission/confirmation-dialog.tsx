import { deleteMission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCommand } from '../../platform/query.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { missionsChanged } from '../mission-record/mission-changes.ts'
import { SecondFactorOffer } from '../mission-record/second-factor-offer.tsx'
import type { NamedMission } from './mission-actions.ts'
import { useMissionWords } from './words.ts'

const steps = ['selection', 'contracts', 'hours'] as const

interface ConfirmationDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** After a mission was posted: says what happens next (TASK-10, N-25). */
export function ConfirmationDialog({ isOpen, onClose }: ConfirmationDialogProps) {
  const t = useMissionWords()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(($) => $.confirmation.title)}
      footer={(close) => (
        <>
          <Button onPress={close}>{t(($) => $.confirmation.close)}</Button>
          <Link to={screenPaths.planning} className={buttonClass('primary')}>
            {t(($) => $.confirmation.planning)}
          </Link>
        </>
      )}
    >
      <p className="pb-4">{t(($) => $.confirmation.intro)}</p>
      <ol className="flex flex-col gap-5 [&+p]:mt-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-medium">{t(($) => $.confirmation.steps[step].title)}</h3>
              <p className="text-muted">{t(($) => $.confirmation.steps[step].text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <SecondFactorOffer />
    </Dialog>
  )
}

interface DeleteDialogProps {
  isOpen: boolean
  mission: NamedMission
  onClose: () => void
}

/** Asks before a draft is deleted (TASK-20, TASK-21). */
export function DeleteDialog({ isOpen, mission, onClose }: DeleteDialogProps) {
  const t = useMissionWords()
  const toast = useToast()
  const client = useQueryClient()
  const remove = useCommand(deleteMission, {
    onSuccess: () => {
      missionsChanged(client)
      onClose()
      toast.success(t(($) => $.remove.done))
    },
  })
  const name = missionDisplayName(mission.jobTitle.name, mission.name)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      title={t(($) => $.remove.title)}
      confirmLabel={t(($) => $.remove.confirm)}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id: mission.id } })}
    >
      {t(($) => $.remove.text, { name })}
    </ConfirmDialog>
  )
}
