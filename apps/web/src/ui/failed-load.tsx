import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useUiWords } from './ui-words.tsx'

interface FailedLoadProps {
  title: string
  /** What to do; by default, to check the connection. */
  text?: string
  level?: 2 | 3
  onRetry: () => void
}

/** Replaces something that did not load, with a button to try again. */
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
