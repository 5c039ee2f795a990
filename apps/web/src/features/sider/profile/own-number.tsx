import { newOwnNumber, setOwnNumber, type WorkerProfile } from '@renfort/contract/company-sider.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { longestOwnNumber } from '@renfort/domain/sider/own-number.ts'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useState } from 'react'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { CallError } from '../../../platform/call-error.ts'
import { issuesOf } from '../../../platform/call.ts'
import { useCan } from '../../../platform/me.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useCommand } from '../../../platform/query.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Fact } from '../../../ui/panel.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useSiderWords } from '../words.ts'

/** The number that the company gave a Sider, and the button to change it for users who may. */
export function OwnNumber({ profile }: { profile: WorkerProfile }) {
  const t = useSiderWords()
  const [isOpen, setOpen] = useState(false)
  const mayEdit = useCan('worker.editNumber').allowed
  if (profile.ownNumber === null && !mayEdit) return null
  return (
    <Fact label={t(($) => $.number.label)}>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className={profile.ownNumber === null ? 'text-muted' : 'wrap-anywhere tabular-nums'}>
          {profile.ownNumber ?? t(($) => $.number.none)}
        </span>
        {mayEdit && (
          <IconButton
            size="small"
            label={t(($) => $.number.edit, { name: fullName(profile) })}
            icon={<PencilLine aria-hidden size={16} />}
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
          />
        )}
      </span>
      {isOpen && <OwnNumberDialog profile={profile} onClose={() => setOpen(false)} />}
    </Fact>
  )
}

function OwnNumberDialog({ profile, onClose }: { profile: WorkerProfile; onClose: () => void }) {
  const t = useSiderWords()
  const toast = useToast()
  const { mutateAsync } = useCommand(setOwnNumber, {
    handles: (failure) => problemsOf(failure).length > 0,
  })
  return (
    <EditDialog<z.input<typeof newOwnNumber>, z.output<typeof newOwnNumber>>
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.number.title)}
      context={fullName(profile)}
      schema={newOwnNumber}
      initial={{ ownNumber: profile.ownNumber ?? '' }}
      issuesOf={problemsOf}
      save={(body) => mutateAsync({ params: { id: profile.id }, body })}
      onSaved={() => toast.success(t(($) => $.number.saved))}
      fields={({ control }) => (
        <TextFormField
          control={control}
          name="ownNumber"
          label={t(($) => $.number.label)}
          help={t(($) => $.number.help, { max: longestOwnNumber })}
          isOptional
          autoComplete="off"
        />
      )}
    />
  )
}

/** A number that another Sider has is reported at the field. */
function problemsOf(failure: unknown) {
  if (failure instanceof CallError && failure.key === 'errors.sider.number_taken') {
    return [issue(['ownNumber'], failure.key)]
  }
  return issuesOf(failure)
}
