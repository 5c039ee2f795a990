import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useOperationsWords } from './words.ts'

export function ListFailure({ onReload }: { onReload: () => void }) {
  const t = useOperationsWords()
  return (
    <EmptyState
      level={3}
      title={t(($) => $.failure)}
      icon={<CloudOff aria-hidden />}
      action={<Button onPress={onReload}>{t(($) => $.reload)}</Button>}
    >
      {t(($) => $.failureText)}
    </EmptyState>
  )
}
