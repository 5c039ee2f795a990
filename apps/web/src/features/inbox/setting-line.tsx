import type { InboxSection } from '@renfort/contract/inbox.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { itemPages, sectionOf } from '../settings/item-pages.ts'
import { useSettingsWords } from '../settings/words.ts'
import { InboxLine } from './inbox-line.tsx'

/** A part of the settings without which no mission can be posted. */
export function SettingLine({
  line: { item, due },
}: {
  line: (InboxSection & { kind: 'setting' })['lines'][number]
}) {
  const t = useSettingsWords()
  return (
    <InboxLine
      title={
        <Link to={itemPages[item]} hash={sectionOf(item)} className={linkClass('row')}>
          {t(($) => $.items[item])}
        </Link>
      }
      due={due}
    />
  )
}
