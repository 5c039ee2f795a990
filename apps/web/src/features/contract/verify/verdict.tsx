import type { verifyDocument } from '@renfort/contract/evidence.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import CircleX from 'lucide-react/icons/circle-x'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import type { useVerification } from './use-verification.ts'
import { useVerifyWords } from './words.ts'

/** What became of the file that was chosen last, as it is announced too. */
export function Verdict({
  file,
  isPending,
  known,
  failure,
}: Pick<ReturnType<typeof useVerification>, 'file' | 'isPending' | 'known' | 'failure'>) {
  const t = useVerifyWords()
  if (file === null) return null
  if (isPending) return <p className="text-muted">{t(($) => $.checking, { name: file.name })}</p>
  const name = t(($) => $.file, { name: file.name })
  if (failure !== null) {
    return (
      <Card
        tone="text-red"
        icon={<OctagonAlert aria-hidden size={26} />}
        title={t(($) => $.refused)}
        file={name}
      >
        <p>{failure}</p>
      </Card>
    )
  }
  if (known === undefined) return null
  if (known === null) {
    return (
      <Card
        tone="text-red"
        icon={<CircleX aria-hidden size={26} />}
        title={t(($) => $.unknown)}
        file={name}
      >
        <p>{t(($) => $.unknownText)}</p>
      </Card>
    )
  }
  return <Known file={name} {...known} />
}

type KnownDocument = NonNullable<Reply<typeof verifyDocument>['known']>

function Known({ file, document, signedAt }: KnownDocument & { file: string }) {
  const t = useVerifyWords()
  const { locale } = useUiWords()
  return (
    <Card
      tone="text-green"
      icon={<ShieldCheck aria-hidden size={26} />}
      title={t(($) => $.known[document])}
      file={file}
    >
      <p className="font-medium">{t(($) => $.signedAt, momentParts(signedAt, locale, 'long'))}</p>
      <p className="text-muted">{t(($) => $.known[`${document}Text`])}</p>
    </Card>
  )
}

interface CardProps {
  tone: string
  icon: ReactNode
  title: string
  file: string
  children: ReactNode
}

function Card({ tone, icon, title, file, children }: CardProps) {
  return (
    <div className="flex gap-3 rounded-panel border border-line bg-surface p-5">
      <span className={classNames('shrink-0', tone)}>{icon}</span>
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-lg font-semibold">{title}</p>
        {children}
        <p className="text-table text-muted wrap-anywhere">{file}</p>
      </div>
    </div>
  )
}
