import type { SettingHistory } from '@renfort/domain/audit/setting-histories.ts'
import { lazy, Suspense, useState } from 'react'
import { useCan, useMe } from '../../platform/me.ts'
import { isAnchor, useAnchor } from '../../platform/use-anchor.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useSettingsWords } from './words.ts'

const HistoryList = lazy(async () => ({
  default: (await import('./history-list.tsx')).HistoryList,
}))

/** The anchor with which other pages link to the unfolded history. */
const anchor = 'history'

/** The changes of a part of the settings, with author and time: for an admin, loaded when it is unfolded. */
export function HistoryPanel({ subject }: { subject: SettingHistory }) {
  const t = useSettingsWords()
  const { organisation } = useMe()
  const mayRead = useCan('settings.readHistory').allowed
  const section = useAnchor(anchor)
  const [isOpen, setOpen] = useState(() => isAnchor(anchor))
  if (!mayRead || organisation === null) return null
  return (
    <section
      ref={section}
      id={anchor}
      aria-label={t(($) => $.history.title)}
      className="mt-8 mb-6 scroll-mt-6"
    >
      <Disclosure
        isOpen={isOpen}
        onToggle={setOpen}
        className="rounded-panel border border-line bg-surface px-5 py-4 narrow:px-4"
        summary={<h2 className="text-lg font-semibold">{t(($) => $.history.title)}</h2>}
      >
        {isOpen && (
          <Suspense fallback={<SkeletonRows rows={3} rowHeight={64} />}>
            <HistoryList organisationId={organisation.id} subject={subject} />
          </Suspense>
        )}
      </Disclosure>
    </section>
  )
}
