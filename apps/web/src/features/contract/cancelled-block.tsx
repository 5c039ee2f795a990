import { Panel } from '../../ui/panel.tsx'
import { useContractWords } from './words.ts'

/** In place of the signature of a document whose Siders have all left the mission (N-42). */
export function CancelledBlock() {
  const t = useContractWords()
  return (
    <Panel title={t(($) => $.sign.heading)}>
      <output className="block">{t(($) => $.sign.cancelled)}</output>
    </Panel>
  )
}
