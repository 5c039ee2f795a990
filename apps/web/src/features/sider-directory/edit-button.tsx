import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import { Button } from '../../ui/button.tsx'
import { useSiderDirectoryWords } from './words.ts'

/** Opens the dialog of a panel; says which for those who hear the button alone. */
export function EditButton({ what, onPress }: { what: string; onPress: () => void }) {
  const t = useSiderDirectoryWords()
  return (
    <Button
      size="small"
      icon={<PencilLine aria-hidden size={16} />}
      aria-label={t(($) => $.editOf, { what })}
      aria-haspopup="dialog"
      onPress={onPress}
    >
      {t(($) => $.edit)}
    </Button>
  )
}

export function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  const t = useSiderDirectoryWords()
  return (
    <Button
      size="small"
      icon={<Plus aria-hidden size={16} />}
      aria-label={label}
      aria-haspopup="dialog"
      onPress={onPress}
    >
      {t(($) => $.add)}
    </Button>
  )
}
