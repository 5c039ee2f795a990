import type { Me } from '@renfort/contract/session.ts'
import House from 'lucide-react/icons/house'
import Search from 'lucide-react/icons/search'
import { useSwitchCompany } from '../../platform/company-switch.ts'
import { tourTarget } from '../../platform/tour-target.ts'
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

interface GroupHomeButtonProps {
  me: Me
  isShrinked: boolean
  className: string
}

/** Leads from a company back to the space of the group (NAV-11); only for members of the group. */
export function GroupHomeButton({ me, isShrinked, className }: GroupHomeButtonProps) {
  const t = useFrameWords()
  const switchTo = useSwitchCompany()
  const label = t(($) => $.nav.home)
  const { triggerProps, bubble } = useTip(isShrinked ? label : undefined)
  const { group } = me
  if (group === null || me.organisation === null) return null
  return (
    <>
      <button
        type="button"
        {...triggerProps}
        {...tourTarget('group-home')}
        className={classNames(className, 'w-full')}
        onClick={() => switchTo({ id: null, name: group.name })}
      >
        <House aria-hidden size={19} className="shrink-0" />
        <span className={isShrinked ? 'sr-only' : undefined}>{label}</span>
      </button>
      {bubble}
    </>
  )
}
