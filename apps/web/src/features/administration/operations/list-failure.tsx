import { FailedLoad } from '../../../ui/failed-load.tsx'
import { useOperationsWords } from './words.ts'

export function ListFailure({ onReload }: { onReload: () => void }) {
  const t = useOperationsWords()
  return <FailedLoad level={3} title={t(($) => $.failure)} onRetry={onReload} />
}
