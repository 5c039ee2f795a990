import { uploadFile } from '@renfort/contract/file.ts'
import {
  acceptedMediaTypes,
  acceptedNames,
  largestUploadBytes,
  tooLarge,
} from '@renfort/domain/file/upload.ts'
import type { Refusal } from '@renfort/domain/kernel/issue.ts'
import ImageUp from 'lucide-react/icons/image-up'
import { useId, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { sentenceOf } from '../../platform/failures.ts'
import { useCan } from '../../platform/me.ts'
import { useCommand } from '../../platform/query.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useFileWords } from './words.ts'

interface LogoUploadProps {
  company: { readonly id: string; readonly name: string; readonly logoUrl: string | null }
  /** The accepted kinds of pictures depend on the screen (C-03). */
  kind?: PictureKind
  onSent?: (() => void) | undefined
}

/** The logo of a company, and a button to change it (HOME-04, SET-15). */
export function LogoUpload({ company, kind = 'logo', onSent }: LogoUploadProps) {
  const t = useFileWords()
  const errorId = useId()
  const { accepted, problem, send, isPending, disabledReason } = usePictureUpload(
    kind,
    company.id,
    onSent,
  )
  const max = largestUploadBytes / 1_048_576
  return (
    <section
      aria-label={t(($) => $.logoOf, { company: company.name })}
      className="flex flex-wrap items-center gap-4 rounded-panel border border-line bg-surface p-4"
    >
      <Avatar name={company.name} src={company.logoUrl} size="large" shape="square" />
      <div className="min-w-48 flex-1">
        <p className="font-medium">{t(($) => $.logoOf, { company: company.name })}</p>
        <p className="text-table text-muted">
          {kind === 'logo' ? t(($) => $.hint, { max }) : t(($) => $.hintStrict, { max })}
        </p>
        <p id={errorId} role="alert" className="text-table text-danger">
          {problem}
        </p>
      </div>
      <FileButton
        accept={accepted}
        icon={<ImageUp aria-hidden size={18} />}
        pending={isPending}
        disabledReason={disabledReason}
        aria-describedby={problem === null ? undefined : errorId}
        className="narrow:w-full"
        onChoose={send}
      >
        {company.logoUrl === null ? t(($) => $.add) : t(($) => $.change)}
      </FileButton>
    </section>
  )
}

/** The settings take fewer kinds of logo than the home of a group (C-03). */
type PictureKind = 'logo' | 'settings-logo' | 'cover'

/** Uploads a picture of a company, which shows at once; a refusal shows next to it. */
export function usePictureUpload(
  kind: PictureKind,
  companyId: string,
  onSent?: (() => void) | undefined,
) {
  const t = useFileWords()
  const toast = useToast()
  const decision = useCan('organisation.uploadPicture')
  const [refused, setRefused] = useState<string | null>(null)
  const type = kind === 'cover' ? 'cover' : 'logo'
  const accepts = kind === 'logo' ? 'logo' : 'cover'
  const upload = useCommand(uploadFile, {
    changes: ['company', 'companyPicture'],
    onSuccess: () => {
      toast.success(type === 'logo' ? t(($) => $.saved) : t(($) => $.coverSaved))
      onSent?.()
    },
    // A lost right leads out of the screen; any other refusal is about the file, and shows next to it.
    handles: ({ status }) => status !== 401 && status !== 403,
  })
  return {
    accepted: acceptedMediaTypes[accepts],
    problem: refused ?? (upload.error === null ? null : sentenceOf(upload.error)),
    isPending: upload.isPending,
    disabledReason: decision.allowed ? undefined : errorSentence(decision.because),
    send: (file: File) => {
      const refusal = refusalOf(file, accepts)
      setRefused(refusal === null ? null : errorSentence(refusal.key, refusal.params))
      upload.reset()
      if (refusal !== null) return
      upload.mutate({ params: { type, id: companyId }, query: { name: file.name }, body: file })
    },
  }
}

/** Obvious faults are reported before the upload. */
function refusalOf(file: File, accepts: 'logo' | 'cover'): Refusal | null {
  if (file.size > largestUploadBytes) return tooLarge()
  if (acceptedMediaTypes[accepts].some((mediaType) => mediaType === file.type)) return null
  return { key: 'errors.file.wrong_type', params: { accepted: acceptedNames(accepts) } }
}
