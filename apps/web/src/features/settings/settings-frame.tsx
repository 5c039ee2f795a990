import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import type { SettingHistory } from '@renfort/domain/audit/setting-histories.ts'
import { completionItems, missingItems } from '@renfort/domain/organisation/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import ListChecks from 'lucide-react/icons/list-checks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCan, useMe } from '../../platform/me.ts'
import { useCommand } from '../../platform/query.ts'
import { isAnchor, useAnchor } from '../../platform/use-anchor.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { itemPages, sectionOf } from './item-pages.ts'
import { completeness, completionQuery } from './queries.ts'
import { SettingsLinks, type SettingsPart, settingsPaths } from './settings-links.tsx'
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

interface RevokeSecretDialogProps<E extends Endpoint> {
  operation: E
  input: Input<E>
  says: (part: 'title' | 'text' | 'confirm' | 'done') => string
  onClose: () => void
}

/** Asks before other software loses what it calls with. */
export function RevokeSecretDialog<E extends Endpoint>({
  operation,
  input,
  says,
  onClose,
}: RevokeSecretDialogProps<E>) {
  const toast = useToast()
  const { mutate, isPending } = useCommand(operation, {
    onSuccess: () => {
      toast.success(says('done'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={says('title')}
      confirmLabel={says('confirm')}
      pending={isPending}
      onConfirm={() => mutate(input)}
      onCancel={onClose}
    >
      {says('text')}
    </ConfirmDialog>
  )
}
