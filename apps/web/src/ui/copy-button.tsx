import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import type { ButtonSize } from './button-class.ts'
import { IconButton } from './icon-button.tsx'
import { useUiWords } from './ui-words.tsx'

interface CopyButtonProps {
  text: string
  /** The name of the copied text, where « Copy » alone is unclear. */
  label?: string
  size?: ButtonSize
}

const doneMs = 2_000

export function CopyButton({ text, label, size = 'small' }: CopyButtonProps) {
  const words = useUiWords()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = window.setTimeout(() => setDone(false), doneMs)
    return () => window.clearTimeout(timer)
  }, [isDone])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
  }
  return (
    <>
      <IconButton
        size={size}
        label={label ?? words.copy}
        icon={isDone ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        onPress={() => void copy()}
      />
      <span aria-live="polite" className="sr-only">
        {isDone && words.copied}
      </span>
    </>
  )
}
