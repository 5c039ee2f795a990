import { Kbd } from '../../ui/kbd.tsx'
import { useHoursWords } from './words.ts'

/** The single keys of the table, which act while the focus is in it alone. */
export function KeysHelp() {
  const t = useHoursWords()
  const keys = [
    ['↑ ↓', t(($) => $.keys.move)],
    [t(($) => $.keys.space), t(($) => $.keys.select)],
    ['V', t(($) => $.keys.validate)],
    ['E', t(($) => $.keys.edit)],
    ['N', t(($) => $.keys.next)],
  ] as const
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted narrow:hidden pointer-coarse:hidden">
      {t(($) => $.keys.label)}
      {keys.map(([key, what]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <Kbd>{key}</Kbd>
          {what}
        </span>
      ))}
    </p>
  )
}
