import type { CustomerOrganisation } from '@renfort/contract/administration.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useChangeOrganisation } from './queries.ts'
import { StandingBadge } from './standing-badge.tsx'
import { useOrganisationsWords } from './words.ts'

interface AccessPanelProps {
  organisation: CustomerOrganisation
}

/** Whether it may write, and whether its job descriptions may change (N-28). */
export function AccessPanel({ organisation }: AccessPanelProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { change } = useChangeOrganisation(organisation)
  // What was asked shows at once, and is taken back when it is refused.
  const [asked, setAsked] = useState<boolean | null>(null)
  const lock = (jobDescriptionsLocked: boolean) => {
    setAsked(jobDescriptionsLocked)
    void change({ jobDescriptionsLocked })
      .then(() =>
        toast.success(
          jobDescriptionsLocked ? t(($) => $.access.locked) : t(($) => $.access.unlocked),
        ),
      )
      .catch(() => undefined)
      .then(() => setAsked(null))
  }
  return (
    <Panel title={t(($) => $.access.title)}>
      {!organisation.isParent && <Blocking organisation={organisation} />}
      <Switch
        isSelected={asked ?? organisation.jobDescriptionsLocked}
        onChange={lock}
        help={t(($) => $.access.lockText)}
      >
        {t(($) => $.access.lock)}
      </Switch>
    </Panel>
  )
}

function Blocking({ organisation }: AccessPanelProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { change, isPending } = useChangeOrganisation(organisation)
  const [isAsking, setAsking] = useState(false)
  const { name, blocked: isBlocked } = organisation
  const confirm = async () => {
    await change({ blocked: !isBlocked })
      .then(() => {
        toast.success(
          isBlocked
            ? t(($) => $.access.unblockDone, { name })
            : t(($) => $.access.blockDone, { name }),
        )
      })
      .catch(() => undefined)
    setAsking(false)
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
      <div className="min-w-0 flex-1 basis-56">
        <StandingBadge isBlocked={isBlocked} />
        <p className="mt-1 text-table text-muted">
          {isBlocked ? t(($) => $.access.blockedText) : t(($) => $.access.openText)}
        </p>
      </div>
      <Button size="small" aria-haspopup="dialog" onPress={() => setAsking(true)}>
        {isBlocked ? t(($) => $.access.unblock) : t(($) => $.access.block)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger={!isBlocked}
        title={
          isBlocked
            ? t(($) => $.access.unblockTitle, { name })
            : t(($) => $.access.blockTitle, { name })
        }
        confirmLabel={isBlocked ? t(($) => $.access.unblock) : t(($) => $.access.block)}
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {isBlocked ? t(($) => $.access.unblockQuestion) : t(($) => $.access.blockQuestion)}
      </ConfirmDialog>
    </div>
  )
}
