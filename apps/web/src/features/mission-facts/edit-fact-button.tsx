import Pencil from 'lucide-react/icons/pencil'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MissionFact } from './mission-fact.ts'
import { useMissionFactWords } from './words.ts'

interface EditFactButtonProps {
  fact: MissionFact
  /** Why the fact may not change. */
  disabledReason?: string | undefined
  onPress?: () => void
}

/** Opens the dialog of a fact, or says why it is closed. */
export function EditFactButton({ fact, disabledReason, onPress }: EditFactButtonProps) {
  const t = useMissionFactWords()
  return (
    <IconButton
      size="small"
      label={t(($) => $.edit, { fact: t(($) => $.labels[fact]) })}
      icon={<Pencil aria-hidden size={16} />}
      aria-haspopup="dialog"
      disabledReason={disabledReason}
      onPress={onPress}
    />
  )
}
