import Search from 'lucide-react/icons/search'
import { classNames } from '../../ui/class-names.ts'
import { commandKey } from '../../ui/command-key.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { useTip } from '../../ui/use-tip.tsx'
import { useFrameWords } from './words.ts'

interface SearchButtonProps {
  isShrinked: boolean
  onPress: () => void
}

/** Opens the search, and shows its keyboard shortcut. */
export function SearchButton({ isShrinked, onPress }: SearchButtonProps) {
  const t = useFrameWords()
  const label = t(($) => $.search)
  const command = commandKey()
  const { triggerProps, bubble } = useTip(isShrinked ? `${label} (${command} K)` : undefined)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={command === '⌘' ? 'Meta+K' : 'Control+K'}
        {...triggerProps}
        aria-label={isShrinked ? label : undefined}
        className={classNames(
          'mt-2 flex h-10 w-full shrink-0 items-center gap-3 rounded-control border border-line px-3 text-muted hover:bg-wash hover:text-ink',
          isShrinked && 'justify-center px-0',
        )}
        onClick={onPress}
      >
        <Search aria-hidden size={18} className="shrink-0" />
        {!isShrinked && (
          <>
            <span className="flex-1 text-left">{label}</span>
            <span aria-hidden className="narrow:hidden">
              <Kbd>{[command, 'K'].join(' ')}</Kbd>
            </span>
          </>
        )}
      </button>
      {bubble}
    </>
  )
}
