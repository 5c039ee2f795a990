import type { Me } from '@renfort/contract/session.ts'
import House from 'lucide-react/icons/house'
import { useSwitchCompany } from '../../platform/company-switch.ts'
import { classNames } from '../../ui/class-names.ts'
import { useTip } from '../../ui/use-tip.tsx'
import { useFrameWords } from './words.ts'

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
