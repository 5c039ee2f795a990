import { Button } from '../../../ui/button.tsx'
import { commandKey } from '../../../ui/command-key.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { KeyList, type KeyRow } from '../../../ui/kbd.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useShiftWords } from '../words.ts'

/** What each key does in the table of shifts. */
export function GridKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useShiftWords()
  const words = useUiWords()
  const command = commandKey()
  const rows: readonly KeyRow[] = [
    [['←', '→', '↑', '↓'], t(($) => $.grid.keys.move)],
    [[t(($) => $.grid.keys.enter), 'F2'], t(($) => $.grid.keys.edit)],
    [[t(($) => $.grid.keys.tab)], t(($) => $.grid.keys.next)],
    [['↑', '↓'], t(($) => $.grid.keys.step)],
    [[t(($) => $.grid.keys.escape)], t(($) => $.grid.keys.cancel)],
    [[`${command} D`], t(($) => $.grid.keys.copyAbove)],
    [[`${command} ${t(($) => $.grid.keys.enter)}`], t(($) => $.grid.keys.submit)],
    [[t(($) => $.grid.keys.delete)], t(($) => $.grid.keys.remove)],
    [[`${command} V`], t(($) => $.grid.keys.paste)],
    [['?'], t(($) => $.grid.keys.help)],
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.grid.keysTitle)}
      context={t(($) => $.grid.keysText)}
      footer={(close) => <Button onPress={close}>{words.close}</Button>}
    >
      <KeyList rows={rows} />
    </Dialog>
  )
}
