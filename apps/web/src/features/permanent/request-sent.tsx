import { Link } from '@tanstack/react-router'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { usePermanentWords } from './words.ts'

const steps = ['read', 'call', 'search'] as const

interface RequestSentProps {
  jobName: string
  onAnother: () => void
  onClose: () => void
}

/** Says that the request is there, and what happens next. */
export function RequestSent({ jobName, onAnother, onClose }: RequestSentProps) {
  const t = usePermanentWords()
  // The button that sent the form is gone: the focus moves to this message.
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => news.current?.focus(), [])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.sent.title)}
      footer={
        <>
          <Button onPress={onAnother}>{t(($) => $.sent.another)}</Button>
          <Button variant="primary" onPress={onClose}>
            {t(($) => $.sent.close)}
          </Button>
        </>
      }
    >
      <p
        ref={news}
        tabIndex={-1}
        className="flex items-start gap-3 rounded-panel bg-green-wash px-4 py-3 font-medium outline-none"
      >
        <CircleCheckBig aria-hidden size={22} className="shrink-0 text-green" />
        {t(($) => $.sent.text, { job: jobName })}
      </p>
      <h3 className="mt-6 font-semibold">{t(($) => $.sent.next)}</h3>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <span>{t(($) => $.sent[step])}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <Link to="/me/profile" className={linkClass()}>
          {t(($) => $.sent.profile)}
        </Link>
      </p>
    </Dialog>
  )
}
