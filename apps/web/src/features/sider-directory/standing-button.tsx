import type { SiderDetails } from '@renfort/contract/sider.ts'
import { deactivationRefusal } from '@renfort/domain/worker/sider-profile.ts'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { fullName } from '../../platform/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useChangeSider } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

/** Takes a profile out of use, or back into it; who is expected somewhere stays. */
export function StandingButton({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { change, isPending } = useChangeSider(sider.id)
  const [isAsking, setAsking] = useState(false)
  const name = fullName(sider)
  const isOut = sider.deactivated
  const refusal = isOut
    ? null
    : deactivationRefusal(sider.upcomingShifts.length + sider.upcomingPlannings.length)
  const confirm = async () => {
    await change({ deactivated: !isOut })
      .then(() =>
        toast.success(
          isOut
            ? t(($) => $.standing.reactivated, { name })
            : t(($) => $.standing.deactivated, { name }),
        ),
      )
      .catch(() => undefined)
    setAsking(false)
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabledReason={refusal === null ? undefined : errorSentence(refusal.key, refusal.params)}
        onPress={() => setAsking(true)}
      >
        {isOut ? t(($) => $.standing.reactivate) : t(($) => $.standing.deactivate)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger={!isOut}
        title={
          isOut
            ? t(($) => $.standing.reactivateTitle, { name })
            : t(($) => $.standing.deactivateTitle, { name })
        }
        confirmLabel={isOut ? t(($) => $.standing.reactivate) : t(($) => $.standing.deactivate)}
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {isOut ? t(($) => $.standing.reactivateText) : t(($) => $.standing.deactivateText)}
      </ConfirmDialog>
    </>
  )
}
