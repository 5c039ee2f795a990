import { verifyDocument } from '@renfort/contract/evidence.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { largestComparedBytes } from '@renfort/domain/contract/evidence/evidence.ts'
import { tooLarge } from '@renfort/domain/file/upload.ts'
import CircleX from 'lucide-react/icons/circle-x'
import FileUp from 'lucide-react/icons/file-up'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { useCommand } from '../../../platform/query.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useVerifyWords } from './words.ts'

/** Takes a PDF, dropped or chosen, and says whether it was signed with the product. */
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

interface DropZoneProps {
  /** The name of the area, for screen readers. */
  label: string
  onDrop: (file: File) => void
  children: ReactNode
}

/** An area for dropping one file; its content offers the same without a mouse. */
function DropZone({ label, onDrop, children }: DropZoneProps) {
  const zone = useRef<HTMLElement>(null)
  const isOver = useDrop(zone, onDrop)
  return (
    <section
      ref={zone}
      aria-label={label}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-panel border-2 border-dashed px-6 py-10 text-center',
        isOver ? 'border-ink bg-wash' : 'border-edge bg-surface',
      )}
    >
      <FileUp aria-hidden size={30} className="text-muted" />
      {children}
    </section>
  )
}

/** Takes the first file that is dropped on an element; returns whether a file is over it. */
function useDrop(zone: RefObject<HTMLElement | null>, onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const ended = new AbortController()
    const on = (
      types: readonly ('dragenter' | 'dragover' | 'dragleave' | 'drop')[],
      over: boolean,
    ) =>
      types.forEach((type) =>
        zone.current?.addEventListener(
          type,
          (event) => {
            // Without this the browser would open the file instead.
            event.preventDefault()
            setOver(over)
            const [file] = type === 'drop' ? (event.dataTransfer?.files ?? []) : []
            if (file !== undefined) take(file)
          },
          { signal: ended.signal },
        ),
      )
    on(['dragenter', 'dragover'], true)
    on(['dragleave', 'drop'], false)
    return () => ended.abort()
  }, [zone])
  return isOver
}

/** The result for the last chosen file, which is announced too. */
function Verdict({
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

/** Compares a file; a file that is too large is not sent. */
function useVerification() {
  const [file, setFile] = useState<File | null>(null)
  const { mutate, reset, isPending, data, error } = useCommand(verifyDocument, {
    handles: () => true,
  })
  const isTooLarge = file !== null && file.size > largestComparedBytes
  const { key, params } = tooLarge(largestComparedBytes)
  return {
    file,
    isPending,
    known: data?.known,
    failure: isTooLarge ? errorSentence(key, params) : error === null ? null : sentenceOf(error),
    verify: (chosen: File) => {
      setFile(chosen)
      reset()
      if (chosen.size <= largestComparedBytes) mutate({ body: chosen })
    },
  }
}
