import { completionItems, missingItems } from '@renfort/domain/organisation/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import ListChecks from 'lucide-react/icons/list-checks'
import { type ReactNode, useState } from 'react'
import { FeaturesProvider, useFeatures } from '../../platform/features.tsx'
import { useCan } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { CompletionDialog } from './completion-dialog.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { itemPages, sectionOf } from './item-pages.ts'
import { completeness, completionQuery } from './queries.ts'
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

const settingsPaths = {
  legal: screenPaths.legalInformations,
  payment: screenPaths.payment,
  profile: screenPaths.companyProfile,
  remuneration: screenPaths.remuneration,
  addresses: screenPaths.favouriteAddresses,
  departments: screenPaths.departments,
  team: screenPaths.team,
} as const
type SettingsTab = keyof typeof settingsPaths
const tabs = Object.keys(settingsPaths) as readonly SettingsTab[]

/** The pages of the settings; the space of a group has only the team, and no tabs (C-22). */
export function SettingsTabs({ selected }: { selected: SettingsTab }) {
  if (!useCan('settings.read').allowed) return null
  return (
    <FeaturesProvider>
      <OpenTabs selected={selected} />
    </FeaturesProvider>
  )
}

function OpenTabs({ selected }: { selected: SettingsTab }) {
  const t = useSettingsWords()
  const { departments } = useFeatures()
  // Departments are a feature of some companies only (SET-05).
  const open = tabs.filter((id) => id !== 'departments' || departments)
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
