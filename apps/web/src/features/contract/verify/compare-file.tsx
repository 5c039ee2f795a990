import { largestComparedBytes } from '@renfort/domain/contract/evidence.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { DropZone } from './drop-zone.tsx'
import { useVerification } from './use-verification.ts'
import { Verdict } from './verdict.tsx'
import { useVerifyWords } from './words.ts'

/** Takes a PDF, dropped or chosen, and says whether it was signed here. */
export function CompareFile() {
  const t = useVerifyWords()
  const { verify, ...verification } = useVerification()
  const max = largestComparedBytes / 1_048_576
  return (
    <>
      <DropZone label={t(($) => $.zone)} onDrop={verify}>
        <p className="font-medium max-sm:hidden">{t(($) => $.drop)}</p>
        <FileButton
          variant="primary"
          accept={['application/pdf']}
          pending={verification.isPending}
          onChoose={verify}
        >
          {verification.file === null ? t(($) => $.choose) : t(($) => $.another)}
        </FileButton>
        <p className="text-table text-muted">{t(($) => $.limit, { max })}</p>
      </DropZone>
      <output className="block empty:-mt-5">
        <Verdict {...verification} />
      </output>
    </>
  )
}
