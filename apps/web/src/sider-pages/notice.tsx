import type { ReactNode } from 'react'
import { keyAndValues } from './ask.ts'
import { sentenceOf } from './error-sentence.ts'
import { useSpoken } from './spoken.tsx'

const tones = {
  good: 'bg-green-wash text-green',
  bad: 'bg-red-wash text-red',
  calm: 'bg-blue-wash text-blue',
} as const

interface NoticeProps {
  tone?: keyof typeof tones
  children: ReactNode
}

/** A sentence that a screen reader says as soon as it appears. */
export function Notice({ tone = 'calm', children }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`rounded-panel px-4 py-3 wrap-anywhere ${tones[tone]}`}
    >
      {children}
    </div>
  )
}

/**
 * What an act came to. The region is there before the sentence: a screen reader says what changes in one, and
 * may pass over one that appears.
 */
export function Outcome({ children }: { children: string | null }) {
  return (
    <output className="contents">
      {children !== null && (
        <span className={`block rounded-panel px-4 py-3 wrap-anywhere ${tones.good}`}>
          {children}
        </span>
      )}
    </output>
  )
}

/** Why something was refused, in words; nothing without a refusal. */
export function Refusal({ failure }: { failure: unknown }) {
  const { words } = useSpoken()
  if (failure === null || failure === undefined) return null
  return <Notice tone="bad">{sentenceOf(words, ...keyAndValues(failure))}</Notice>
}
