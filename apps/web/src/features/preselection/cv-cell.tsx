import { uploadFile } from '@renfort/contract/file.ts'
import { type Applicant, listApplicants } from '@renfort/contract/preselection.ts'
import { acceptedMediaTypes } from '@renfort/domain/file/upload.ts'
import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { call } from '../../platform/call.ts'
import { FileLink } from '../../platform/file-link.tsx'
import { useCan } from '../../platform/me.ts'
import { useCommand } from '../../platform/query.ts'
import type { SignedFile } from '../../platform/signed-file.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useUpdateApplicant } from './queries.ts'
import { usePreselectionWords } from './words.ts'

interface CvCellProps {
  taskId: string
  applicant: Applicant
}

/** The CV to download, and for the operator the way to another one (PRE-07, PRE-08). */
export function CvCell({ taskId, applicant }: CvCellProps) {
  const t = usePreselectionWords()
  const { id, name, cvLink } = applicant
  const uploads = useCan('applicant.uploadCv').allowed
  const fresh: SignedFile['fresh'] = async (signal) => {
    const now = await call(listApplicants, { params: { taskId } }, signal)
    return now.find((each) => each.id === id)?.cvLink ?? null
  }
  return (
    <div className="flex flex-col items-start gap-1 narrow:items-end">
      {cvLink !== null && (
        <FileLink
          file={{ address: cvLink, fresh }}
          aria-label={t(($) => $.downloadOf, { name })}
          className={linkClass('text', 'inline-flex min-h-6 items-center gap-1.5')}
        >
          <Download aria-hidden size={15} />
          {t(($) => $.download)}
        </FileLink>
      )}
      {cvLink === null && !uploads && <span className="text-muted">{t(($) => $.noCv)}</span>}
      {uploads && <CvTools taskId={taskId} applicant={applicant} />}
    </div>
  )
}

function CvTools({ taskId, applicant: { id, name, cvLink } }: CvCellProps) {
  const t = usePreselectionWords()
  const toast = useToast()
  const update = useUpdateApplicant(taskId)
  const upload = useCommand(uploadFile, {
    invalidates: [listApplicants],
    onSuccess: () => toast.success(t(($) => $.cvSaved, { name })),
  })
  return (
    <fieldset aria-label={t(($) => $.cvOf, { name })} className="flex min-w-0 items-center gap-1">
      <FileButton
        size="small"
        accept={acceptedMediaTypes.cv}
        icon={<FileUp aria-hidden size={15} />}
        pending={upload.isPending}
        onChoose={(file) =>
          upload.mutate({ params: { type: 'cv', id }, query: { name: file.name }, body: file })
        }
      >
        {cvLink === null ? t(($) => $.addCv) : t(($) => $.changeCv)}
      </FileButton>
      {cvLink !== null && (
        <IconButton
          size="small"
          label={t(($) => $.removeCv, { name })}
          icon={<Trash2 aria-hidden size={15} />}
          onPress={() =>
            update.mutate({ params: { id: taskId }, body: { id, update: { cvLink: null } } })
          }
        />
      )}
    </fieldset>
  )
}
