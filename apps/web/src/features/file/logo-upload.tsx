import { largestUploadBytes } from '@renfort/domain/file/upload.ts'
import ImageUp from 'lucide-react/icons/image-up'
import { useId } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { type PictureKind, usePictureUpload } from './use-picture-upload.ts'
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
