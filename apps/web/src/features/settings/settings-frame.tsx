import type { Action } from '@renfort/domain/access/policy.ts'
import type { SettingHistory } from '@renfort/domain/audit/setting-histories.ts'
import { completionItems, missingItems } from '@renfort/domain/organisation/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import ListChecks from 'lucide-react/icons/list-checks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FeaturesProvider, useFeatures } from '../../platform/features.tsx'
import { mayDo, useCan, useMe } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { isAnchor, useAnchor } from '../../platform/use-anchor.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { itemPages, sectionOf } from './item-pages.ts'
import { completeness, completionQuery } from './queries.ts'
import { useSettingsWords } from './words.ts'

// The dialog is rarely opened: its code loads when it opens.
const CompletionDialog = lazy(async () => ({
  default: (await import('./completion-dialog.tsx')).CompletionDialog,
}))

interface SettingsFrameProps {
  selected: SettingHistory
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
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {t(($) => $.completion.count, { done, total })}
      </Button>
      {isOpen && (
        <Suspense>
          <CompletionDialog isOpen onClose={() => setOpen(false)} state={state} />
        </Suspense>
      )}
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

const settingsPaths = {
  legal: screenPaths.legalInformations,
  payment: screenPaths.payment,
  profile: screenPaths.companyProfile,
  remuneration: screenPaths.remuneration,
  addresses: screenPaths.favouriteAddresses,
  sites: screenPaths.sites,
  departments: screenPaths.departments,
  team: screenPaths.team,
  trail: screenPaths.trail,
  keys: screenPaths.apiKeys,
  webhooks: screenPaths.webhooks,
} as const
type SettingsTab = keyof typeof settingsPaths
const tabs = Object.keys(settingsPaths) as readonly SettingsTab[]

/** Pages that only some members see, of a group too. */
const rights: Partial<Record<SettingsTab, Action>> = {
  trail: 'settings.readHistory',
  keys: 'key.manage',
  webhooks: 'webhook.manage',
  sites: 'site.manage',
}

/** The pages of the settings; the space of a group has only the team (C-22), and what its admin opens. */
export function SettingsTabs({ selected }: { selected: SettingsTab }) {
  const isOfCompany = useMe().organisation !== null
  const mayRead = useCan('settings.read').allowed
  if (isOfCompany && !mayRead) return null
  return (
    <FeaturesProvider>
      <OpenTabs selected={selected} />
    </FeaturesProvider>
  )
}

function OpenTabs({ selected }: { selected: SettingsTab }) {
  const t = useSettingsWords()
  const { departments } = useFeatures()
  const me = useMe()
  const isOpen = (id: SettingsTab) => {
    const right = rights[id]
    if (right !== undefined) return mayDo(me, right)
    if (me.organisation === null) return id === 'team'
    // Departments are a feature of some companies only (SET-05).
    return id !== 'departments' || departments
  }
  const open = tabs.filter(isOpen)
  if (open.length < 2) return null
  return (
    <TabLinks
      className="pb-5"
      label={t(($) => $.tabs.label)}
      selected={selected}
      tabs={open.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}
      link={({ id, ...link }) => <Link to={settingsPaths[id as SettingsTab]} {...link} />}
    />
  )
}

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
