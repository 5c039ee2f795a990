import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'
import { useUiWords } from './ui-words.tsx'

interface FailureReferenceProps {
  /** The id of the failed call in the log; nothing is shown without one. */
  reference: string | null | undefined
  className?: string
}

/** The reference that a user tells the support. */
export function FailureReference({ reference, className }: FailureReferenceProps) {
  const words = useUiWords()
  if (reference === null || reference === undefined) return null
  return (
    <span className={classNames('flex items-center gap-1 text-xs opacity-90', className)}>
      {words.reference} <code className="font-mono select-all">{reference}</code>
      <CopyButton text={reference} label={words.copyReference} />
    </span>
  )
}
