import type { fr } from './fr.ts'
import { useMissionFieldWords } from './words.ts'

interface NothingChosenProps {
  of: keyof typeof fr.nothingChosen
  count: number
}

/** Why a dialog of choices cannot be saved while it is empty (POST-45, POST-46, POST-57). */
export function NothingChosen({ of, count }: NothingChosenProps) {
  const t = useMissionFieldWords()
  return (
    <p aria-live="polite" className="text-table text-muted empty:hidden">
      {count === 0 && t(($) => $.nothingChosen[of])}
    </p>
  )
}
