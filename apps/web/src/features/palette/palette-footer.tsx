import { Kbd } from '../../ui/kbd.tsx'
import { usePaletteWords } from './words.ts'

/** The keys; a phone has none. */
export function PaletteFooter() {
  const t = usePaletteWords()
  return (
    <p className="flex shrink-0 gap-4 border-t border-line px-4 py-2 text-xs text-muted narrow:hidden">
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t(($) => $.move)}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>↵</Kbd>
        {t(($) => $.open)}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>{t(($) => $.escape)}</Kbd>
        {t(($) => $.quit)}
      </span>
    </p>
  )
}
