import { useConfig } from '../../platform/config.ts'
import { AuthLayout } from './auth-layout.tsx'
import { fr } from './fr.ts'
import { useAccountWords } from './words.ts'

const paragraphs = Object.keys(fr.terms.paragraphs) as readonly (keyof typeof fr.terms.paragraphs)[]

export function TermsPage() {
  const t = useAccountWords()
  const { productName } = useConfig()
  return (
    <AuthLayout title={t(($) => $.terms.title)}>
      <div className="flex flex-col gap-4">
        {paragraphs.map((name) => (
          <p key={name}>{t(($) => $.terms.paragraphs[name], { product: productName })}</p>
        ))}
      </div>
    </AuthLayout>
  )
}
