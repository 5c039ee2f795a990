import { linkClass } from '../ui/link-class.ts'
import { useUiWords } from '../ui/ui-words.tsx'

interface OthersValueProps {
  /** The value that somebody else has saved; nothing is shown without it. */
  value: string
  onTake: () => void
}

/** Stands under a field that two people have changed: shows the other value and a button that takes it. */
export function OthersValue({ value, onTake }: OthersValueProps) {
  const words = useUiWords()
  return (
    <span className="text-orange">
      {value === '' ? words.clearedMeanwhile : words.savedMeanwhile(value)}{' '}
      <button type="button" className={linkClass()} onClick={onTake}>
        {words.takeOver}
      </button>
    </span>
  )
}
