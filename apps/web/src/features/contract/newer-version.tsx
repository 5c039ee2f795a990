import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useContractWords } from './words.ts'

/** In place of the signature of a version that is not in force any more. */
export function NewerVersion({ onShow }: { onShow: () => void }) {
  const t = useContractWords()
  return (
    <Panel title={t(($) => $.sign.heading)}>
      <p role="alert">{t(($) => $.sign.newer)}</p>
      <Button variant="primary" className="mt-4 w-full" onPress={onShow}>
        {t(($) => $.sign.showNewer)}
      </Button>
    </Panel>
  )
}
