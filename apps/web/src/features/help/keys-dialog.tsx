import { useState } from 'react'
import { storage } from '../../platform/storage.ts'
import { Button } from '../../ui/button.tsx'
import { commandKey } from '../../ui/command-key.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyList, type KeyRow } from '../../ui/kbd.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useHelpWords } from './words.ts'

/** What each key does, by screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useHelpWords()
  const words = useUiWords()
  const [isOn, setOn] = useState(() => storage.readLiking('helpKey') !== 'off')
  const turn = (on: boolean) => {
    storage.keepLiking('helpKey', on ? 'on' : 'off')
    setOn(on)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.keys.title)}
      footer={(close) => <Button onPress={close}>{words.close}</Button>}
    >
      <div className="flex flex-col gap-6">
        {useShortcuts().map(([place, rows]) => (
          <section key={place}>
            <h3 className="mb-2 font-semibold">{place}</h3>
            <KeyList rows={rows} />
          </section>
        ))}
        <Switch isSelected={isOn} onChange={turn}>
          {t(($) => $.keys.switch)}
        </Switch>
      </div>
    </Dialog>
  )
}

type Shortcuts = readonly (readonly [place: string, rows: readonly KeyRow[]])[]

function useShortcuts(): Shortcuts {
  const t = useHelpWords()
  const { shift, arrows, enter, escape, previous, next } = {
    shift: t(($) => $.keys.shift),
    arrows: t(($) => $.keys.arrows),
    enter: t(($) => $.keys.enter),
    escape: t(($) => $.keys.escape),
    previous: t(($) => $.keys.previous),
    next: t(($) => $.keys.next),
  }
  return [
    [
      t(($) => $.keys.everywhere),
      [
        [[`${commandKey()} K`], t(($) => $.keys.search)],
        [['?'], t(($) => $.keys.list)],
        [[escape], t(($) => $.keys.close)],
      ],
    ],
    [t(($) => $.keys.tables), [[['↑', '↓'], t(($) => $.keys.rows)]]],
    [
      t(($) => $.keys.planning),
      [
        [[arrows], t(($) => $.keys.shifts)],
        [[enter], t(($) => $.keys.acts)],
        [['Alt', arrows], t(($) => $.keys.move)],
        [['Alt', shift, arrows], t(($) => $.keys.resize)],
        [[previous, next], t(($) => $.keys.weeks)],
      ],
    ],
    [t(($) => $.keys.grid), [[['?'], t(($) => $.keys.gridList)]]],
  ]
}
