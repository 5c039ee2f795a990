import type { Mission } from '@renfort/contract/mission.ts'
import { fullName } from '../../platform/person-name.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useMissionWords } from './words.ts'

/** Names that a line has room for. */
const shownNames = 6

interface SameSidersProps {
  siders: Mission['requestedSiders']
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Asks the Siders of the mission first; nothing where it had none. */
export function SameSiders({ siders, isOn, onChange }: SameSidersProps) {
  const t = useMissionWords()
  if (siders.length === 0) return null
  const names = siders.slice(0, shownNames).map(fullName).join(', ')
  const others = siders.length - shownNames
  return (
    <Checkbox
      isSelected={isOn}
      onChange={onChange}
      help={others > 0 ? t(($) => $.orderAgain.andOthers, { names, count: others }) : names}
    >
      {t(($) => $.orderAgain.sameSiders)}
    </Checkbox>
  )
}
