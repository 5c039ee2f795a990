import { outsideValidator } from '@renfort/domain/contract/evidence/evidence.ts'
import { lazy, Suspense } from 'react'
import { linkClass } from '../../../ui/link-class.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Brand } from '../../frame/brand.tsx'
import { LanguageSwitch } from '../../frame/language-switch.tsx'
import { useVerifyWords } from './words.ts'

// The text shows at once; the code that calls the server loads later.
const CompareFile = lazy(async () => ({
  default: (await import('./compare-file.tsx')).CompareFile,
}))

/** For everybody: checks whether a PDF was signed with the product. */
export function VerifyPage() {
  const t = useVerifyWords()
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
        <Suspense fallback={<div className="min-h-52" />}>
          <CompareFile />
        </Suspense>
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
