import { largestComparedBytes, outsideValidator } from '@renfort/domain/contract/evidence.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Brand } from '../../frame/brand.tsx'
import { LanguageSwitch } from '../../frame/language-switch.tsx'
import { DropZone } from './drop-zone.tsx'
import { useVerification } from './use-verification.ts'
import { Verdict } from './verdict.tsx'
import { useVerifyWords } from './words.ts'

/** For everybody: whether a PDF is one that was signed here. */
export function VerifyPage() {
  const t = useVerifyWords()
  const { verify, ...verification } = useVerification()
  const max = largestComparedBytes / 1_048_576
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-6 py-6 sm:px-10">
      <header className="flex items-center justify-between gap-4">
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="content" className="flex flex-1 flex-col gap-5 py-10">
        <div>
          <PageTitle className="mb-3 font-display text-title font-semibold tracking-tight text-balance">
            {t(($) => $.title)}
          </PageTitle>
          <p>{t(($) => $.intro)}</p>
        </div>
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
        <output className="block empty:hidden">
          <Verdict {...verification} />
        </output>
        <p className="text-table text-muted">{t(($) => $.privacy)}</p>
        <p className="text-table text-muted">
          {t(($) => $.outside)}{' '}
          <a href={outsideValidator} rel="noreferrer" target="_blank" className={linkClass()}>
            {t(($) => $.outsideLink)}
          </a>
        </p>
      </main>
    </div>
  )
}
