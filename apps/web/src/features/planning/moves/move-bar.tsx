import { useMoveWords } from './words.ts'

interface MoveBarProps {
  /** What is said of a move, sentence by sentence; nothing hides the bar. */
  said: readonly string[]
  /** Whether Enter and Escape decide now. */
  hasKeys: boolean
}

/** Says of a move where the shift is, what it costs and what speaks against it, once for every act. */
export function MoveBar({ said, hasKeys }: MoveBarProps) {
  const t = useMoveWords()
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-6 z-20 mx-auto block w-fit max-w-2xl narrow:bottom-24 print:hidden">
      {said.length > 0 && (
        <span className="block rounded-panel border border-line bg-raised px-4 py-3 text-table shadow-float">
          {said.map((sentence, index) => (
            <span key={sentence} className={index === 0 ? 'font-semibold' : undefined}>
              {sentence}{' '}
            </span>
          ))}
          {hasKeys && <span className="block text-sm text-muted">{t(($) => $.keys)}</span>}
        </span>
      )}
    </output>
  )
}
