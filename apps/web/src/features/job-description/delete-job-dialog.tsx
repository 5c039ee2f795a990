import { deleteJobDescription, type JobDescription } from '@renfort/contract/job-description.ts'
import { useCommand } from '../../platform/query.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { jobName } from './job-name.ts'
import { useJobDescriptionList } from './queries.ts'
import { useJobDescriptionWords } from './words.ts'

interface DeleteJobDialogProps {
  job: JobDescription
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a job description leaves the list (JD-27). */
export function DeleteJobDialog({ job, onClose, onDeleted }: DeleteJobDialogProps) {
  const t = useJobDescriptionWords()
  const toast = useToast()
  const list = useJobDescriptionList()
  const remove = useCommand(deleteJobDescription, {
    onSuccess: () => {
      onClose()
      onDeleted()
      list.drop(job.id)
      toast.success(t(($) => $.remove.done))
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.remove.title)}
      confirmLabel={t(($) => $.remove.confirm)}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id: job.id } })}
    >
      {t(($) => $.remove.text, { name: jobName(job) })}
    </ConfirmDialog>
  )
}
