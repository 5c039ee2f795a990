import PencilLine from 'lucide-react/icons/pencil-line'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface EditButtonProps {
  /** Names what it edits, for screen readers. */
  label: string
  onPress: () => void
  children: ReactNode
}

/** The small button of a panel that opens its dialog. */
export function EditButton({ label, onPress, children }: EditButtonProps) {
  return (
    <Button
      size="small"
      icon={<PencilLine aria-hidden size={16} />}
      aria-label={label}
      aria-haspopup="dialog"
      onPress={onPress}
    >
      {children}
    </Button>
  )
}
