import { completionItems, missingItems } from '@renfort/domain/organisation/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import ListChecks from 'lucide-react/icons/list-checks'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CompletionDialog } from './completion-dialog.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { itemPages, sectionOf } from './item-pages.ts'
import { completeness, completionQuery } from './queries.ts'
import { settingsPaths, type SettingsTab, SettingsTabs } from './settings-tabs.tsx'
import { useSettingsWords } from './words.ts'

interface SettingsFrameProps {
  selected: SettingsTab
  title: ReactNode
  context: ReactNode
  children: ReactNode
}

/** One page of the settings: its title, its progress, and links to the other pages. */
export function SettingsFrame({ selected, title, context, children }: SettingsFrameProps) {
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader title={title} context={context} actions={<CompletionButton />} />
      <SettingsTabs selected={selected} />
      {children}
      <NextItem path={settingsPaths[selected]} />
      <HistoryPanel subject={selected} />
    </div>
  )
}

/** How much of the settings is complete; a press lists it (SET-06). */
function CompletionButton() {
  const t = useSettingsWords()
  const state = completeness(useSuspenseQuery(completionQuery()).data)
  const [isOpen, setOpen] = useState(false)
  const total = completionItems.length
  const done = total - missingItems(state).length
  const Icon = done === total ? CircleCheck : ListChecks
  return (
    <>
      <Button
        icon={<Icon aria-hidden size={18} />}
        className="narrow:w-full"
        onPress={() => setOpen(true)}
      >
        {t(($) => $.completion.count, { done, total })}
      </Button>
      <CompletionDialog isOpen={isOpen} onClose={() => setOpen(false)} state={state} />
    </>
  )
}

/** On a page whose own part is complete: how many items are left, with a link to the next one. */
function NextItem({ path }: { path: string }) {
  const t = useSettingsWords()
  const state = completeness(useSuspenseQuery(completionQuery()).data)
  const missing = missingItems(state)
  const isPart = completionItems.some((item) => itemPages[item] === path)
  const isDone = isPart && missing.every((item) => itemPages[item] !== path)
  const [next] = missing
  return (
    <output className="block empty:hidden">
      {isDone && next !== undefined && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-panel bg-accent-wash px-5 py-3">
          <p className="font-medium">{t(($) => $.next.left, { count: missing.length })}</p>
          <Link to={itemPages[next]} hash={sectionOf(next)} className={buttonClass()}>
            {t(($) => $.next.go, { item: t(($) => $.items[next]) })}
            <ArrowRight aria-hidden size={18} />
          </Link>
        </div>
      )}
    </output>
  )
}

/** A form of the settings while it loads. */
export function SettingsSkeleton() {
  return (
    <div className="mx-auto max-w-5xl pt-32">
      <Skeleton className="h-80 rounded-panel" />
    </div>
  )
}
