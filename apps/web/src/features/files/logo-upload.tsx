import { uploadFile } from '@renfort/contract/files.ts'
import { readOrganisation, searchChildren } from '@renfort/contract/organisation.ts'
import { readMe } from '@renfort/contract/auth.ts'
import {
  acceptedMediaTypes,
  acceptedNames,
  largestUploadBytes,
  tooLarge,
} from '@renfort/domain/file/upload.ts'
import type { Refusal } from '@renfort/domain/kernel/issue.ts'
import { ImageUp } from 'lucide-react'
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
}

/** The logo of a company, and the way to another one (HOME-04, SET-15). */
export function LogoUpload({ company }: LogoUploadProps) {
  const t = useFileWords()
  const toast = useToast()
  const errorId = useId()
  const decision = useCan('organisation.uploadPicture')
  const [refused, setRefused] = useState<string | null>(null)
  const upload = useCommand(uploadFile, {
    invalidates: [searchChildren, readMe, readOrganisation],
    onSuccess: () => toast.success(t(($) => $.saved)),
    // Who lost the right is led out; everything else concerns the file and stays beside it.
    handles: ({ status }) => status !== 401 && status !== 403,
  })
  const send = (file: File) => {
    const refusal = refusalOf(file)
    setRefused(refusal === null ? null : errorSentence(refusal.key, refusal.params))
    upload.reset()
    if (refusal !== null) return
    const params = { type: 'logo', id: company.id }
    upload.mutate({ params, query: { name: file.name }, body: file })
  }
  const problem = refused ?? (upload.error === null ? null : sentenceOf(upload.error))
  return (
    <section
      aria-label={t(($) => $.logoOf, { company: company.name })}
      className="flex flex-wrap items-center gap-4 rounded-panel border border-line bg-surface p-4"
    >
      <Avatar name={company.name} src={company.logoUrl} size="large" shape="square" />
      <div className="min-w-48 flex-1">
        <p className="font-medium">{t(($) => $.logoOf, { company: company.name })}</p>
        <p className="text-table text-muted">
          {t(($) => $.hint, { max: largestUploadBytes / 1_048_576 })}
        </p>
        <p id={errorId} role="alert" className="text-table text-danger">
          {problem}
        </p>
      </div>
      <FileButton
        accept={acceptedMediaTypes.logo}
        icon={<ImageUp aria-hidden size={18} />}
        pending={upload.isPending}
        disabledReason={decision.allowed ? undefined : errorSentence(decision.because)}
        aria-describedby={problem === null ? undefined : errorId}
        className="narrow:w-full"
        onChoose={send}
      >
        {company.logoUrl === null ? t(($) => $.add) : t(($) => $.change)}
      </FileButton>
    </section>
  )
}

/** What is plain to see is said before it is sent. */
function refusalOf(file: File): Refusal | null {
  if (file.size > largestUploadBytes) return tooLarge()
  if (acceptedMediaTypes.logo.some((mediaType) => mediaType === file.type)) return null
  return { key: 'errors.file.wrong_type', params: { accepted: acceptedNames('logo') } }
}
