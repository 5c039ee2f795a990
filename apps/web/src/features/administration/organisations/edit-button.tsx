import PencilLine from 'lucide-react/icons/pencil-line'
import { Button } from '../../../ui/button.tsx'
import { useOrganisationsWords } from './words.ts'

/** Opens the dialog of a panel; says which for those who hear the button alone. */
export function EditButton({ what, onPress }: { what: string; onPress: () => void }) {
  const t = useOrganisationsWords()
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
