import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useFactorWords } from './words.ts'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows recovery codes, once: to be copied, saved or written down. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useFactorWords()
  const text = codes.join('\n')
  const save = () =>
    saveFile(
      new File(
        [`${text}\n`],
        t(($) => $.codes.fileName),
        { type: 'text/plain' },
      ),
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.codes.title)}
      footer={
        <>
          <Button onPress={save}>{t(($) => $.codes.save)}</Button>
          <Button variant="primary" onPress={onClose}>
            {t(($) => $.codes.kept)}
          </Button>
        </>
      }
    >
      <div className="flex items-start justify-between gap-4">
        <p>{t(($) => $.codes.text)}</p>
        <CopyButton text={text} label={t(($) => $.codes.copy)} />
      </div>
      <ol className="mt-4 grid gap-x-6 gap-y-2 font-mono text-sm tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  )
}
