import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useUiWords } from './ui-words.tsx'

interface FailedLoadProps {
  title: string
  /** What to do about it; without one, to look after the connection. */
  text?: string
  level?: 2 | 3
  onRetry: () => void
}

/** Stands where something could not be loaded, and offers another try. */
export function FailedLoad({ title, text, level, onRetry }: FailedLoadProps) {
  const words = useUiWords()
  return (
    <EmptyState
      title={title}
      icon={<CloudOff aria-hidden />}
      level={level}
      action={<Button onPress={onRetry}>{words.retry}</Button>}
    >
      {text ?? words.checkConnection}
    </EmptyState>
  )
}
