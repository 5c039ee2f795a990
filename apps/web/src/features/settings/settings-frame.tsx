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
import { SectionLinks } from '../../ui/section-links.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { itemPages, sectionOf } from './item-pages.ts'
import { completeness, completionQuery } from './queries.ts'
import { useSettingsWords } from './words.ts'

// The dialog is rarely opened: its code loads when it opens.
const CompletionDialog = lazy(async () => ({
  default: (await import('./completion-dialog.tsx')).CompletionDialog,
}))

interface SettingsPageProps {
  selected: SettingsPart
  title: ReactNode
  context: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** One page of the settings: its title, and links to the others, beside it where there is room. */
export function SettingsPage({ selected, title, context, actions, children }: SettingsPageProps) {
  return (
    <div className="mx-auto max-w-5xl xl:max-w-6xl">
      <PageHeader title={title} context={context} actions={actions} />
      <div className="xl:flex xl:gap-10">
        <SettingsLinks selected={selected} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  )
}

interface SettingsFrameProps extends Omit<SettingsPageProps, 'actions'> {
  selected: SettingHistory & SettingsPart
}

/** A page of a company's settings, with their progress and its own history. */
export function SettingsFrame({ children, ...page }: SettingsFrameProps) {
  return (
    <SettingsPage {...page} actions={<CompletionButton />}>
      {children}
      <NextItem path={settingsPaths[page.selected]} />
      <HistoryPanel subject={page.selected} />
    </SettingsPage>
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

/** The room of a page of the settings while it loads. */
export function SettingsWait({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-5xl pt-32 xl:max-w-6xl xl:ps-58 xl:pt-22">{children}</div>
}

/** A form of the settings while it loads. */
export function SettingsSkeleton() {
  return (
    <SettingsWait>
      <Skeleton className="h-80 rounded-panel" />
    </SettingsWait>
  )
}

const settingsPaths = {
  legal: screenPaths.legalInformations,
  profile: screenPaths.companyProfile,
  addresses: screenPaths.favouriteAddresses,
  sites: screenPaths.sites,
  departments: screenPaths.departments,
  payment: screenPaths.payment,
  remuneration: screenPaths.remuneration,
  team: screenPaths.team,
  trail: screenPaths.trail,
  keys: screenPaths.apiKeys,
  singleSignOn: screenPaths.singleSignOn,
  webhooks: screenPaths.webhooks,
} as const
type SettingsPart = keyof typeof settingsPaths

/** The pages of the settings in their order, by what they are about. */
const sections = {
  company: ['legal', 'profile', 'addresses', 'sites', 'departments'],
  money: ['payment', 'remuneration'],
  people: ['team', 'singleSignOn', 'trail'],
  software: ['keys', 'webhooks'],
} as const satisfies Readonly<Record<string, readonly SettingsPart[]>>

/** Pages that only some members see, of a group too. */
const rights: Partial<Record<SettingsPart, Action>> = {
  trail: 'settings.readHistory',
  keys: 'key.manage',
  singleSignOn: 'singleSignOn.manage',
  webhooks: 'webhook.manage',
  sites: 'site.manage',
}

/** The pages of the settings; the space of a group has only the team (C-22), and what its admin opens. */
function SettingsLinks({ selected }: { selected: SettingsPart }) {
  const isOfCompany = useMe().organisation !== null
  const mayRead = useCan('settings.read').allowed
  if (isOfCompany && !mayRead) return null
  return (
    <FeaturesProvider>
      <OpenLinks selected={selected} />
    </FeaturesProvider>
  )
}

function OpenLinks({ selected }: { selected: SettingsPart }) {
  const t = useSettingsWords()
  const { departments } = useFeatures()
  const me = useMe()
  const isOpen = (id: SettingsPart) => {
    const right = rights[id]
    if (right !== undefined) return mayDo(me, right)
    if (me.organisation === null) return id === 'team'
    // Departments are a feature of some companies only (SET-05).
    return id !== 'departments' || departments
  }
  const ids = Object.keys(sections) as (keyof typeof sections)[]
  const open = ids.map((section) => ({
    title: t(($) => $.sections[section]),
    links: sections[section]
      .filter((id) => isOpen(id))
      .map((id) => ({ id, label: t(($) => $.pages[id]) })),
  }))
  if (open.flatMap(({ links }) => links).length < 2) return null
  return (
    <SectionLinks
      className="pb-5 xl:w-48 xl:shrink-0"
      label={t(($) => $.pages.label)}
      selected={selected}
      sections={open.filter(({ links }) => links.length > 0)}
      link={({ id, ...link }) => <Link to={settingsPaths[id as SettingsPart]} {...link} />}
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
