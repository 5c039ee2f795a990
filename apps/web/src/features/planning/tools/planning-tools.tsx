import { downloadWeek, type WeekFormat } from '@renfort/contract/planning.ts'
import { useQuery } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import ListTodo from 'lucide-react/icons/list-todo'
import Table2 from 'lucide-react/icons/table-2'
import { lazy, Suspense, useState } from 'react'
import type { CallError } from '../../../platform/call-error.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan } from '../../../platform/me.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { waitingQuery } from '../../frame/waiting-query.ts'
import { useInboxWords } from '../../inbox/words.ts'
import type { Week } from '../planning-week.ts'
import type { SheetMission } from '../week-sheet.ts'
import { SavedViewsMenu } from './saved-views-menu.tsx'
import { usePlanningToolWords } from './words.ts'

interface PlanningToolsProps {
  week: Week
  /** The missions on show, where the whole week can be copied. */
  missions?: readonly SheetMission[]
}

/** The tools of a week: its files (PLAN-06, PLAN-07), its copy, the saved views, the inbox. */
export function PlanningTools({ week, missions }: PlanningToolsProps) {
  const t = usePlanningToolWords()
  const toast = useToast()
  const maySubscribe = useCan('calendar.subscribe')
  const [isSubscribing, setSubscribing] = useState(false)
  const mayCopy = useCan('mission.edit').allowed
  const { mutate, isPending } = useDownload(downloadWeek, { handles: mayComeLater })
  const keep = (format: WeekFormat) => {
    if (isPending) return
    // A failure has its own message and its own remedy (PLAN-14).
    mutate(
      { query: { ...week, format } },
      {
        onError: (failure) => {
          if (!mayComeLater(failure)) return
          toast.error(
            t(($) => $.download.failed[format]),
            {
              label: t(($) => $.download.again),
              onPress: () => keep(format),
            },
          )
        },
      },
    )
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Menu
        label={t(($) => $.download.keep)}
        variant="secondary"
        className="narrow:px-3"
        icon={<Download aria-hidden size={17} />}
        groups={[
          [
            {
              id: 'pdf',
              label: t(($) => $.download.pdf),
              icon: <FileText aria-hidden size={16} />,
              onAction: () => keep('pdf'),
            },
            {
              id: 'csv',
              label: t(($) => $.download.csv),
              icon: <Table2 aria-hidden size={16} />,
              onAction: () => keep('csv'),
            },
          ],
          [
            {
              id: 'subscribe',
              label: t(($) => $.subscribe),
              icon: <CalendarPlus aria-hidden size={16} />,
              disabledReason: maySubscribe.allowed
                ? undefined
                : errorSentence(maySubscribe.because),
              onAction: () => setSubscribing(true),
            },
          ],
        ]}
      >
        {isPending ? t(($) => $.download.making) : t(($) => $.download.keep)}
      </Menu>
      {mayCopy && missions !== undefined && <CopyWeekButton {...{ week, missions }} />}
      <SavedViewsMenu />
      <InboxButton />
      {isSubscribing && (
        <Suspense>
          <SubscribeDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
    </span>
  )
}

const SubscribeDialog = lazy(async () => ({
  default: (await import('../../calendar-feed/subscribe-dialog.tsx')).SubscribeDialog,
}))

/** A text that no font can write fails on every try: its own message names it, and no retry is offered. */
function mayComeLater({ key, status }: CallError): boolean {
  return key !== 'errors.document.unwritable' && status !== 401 && status !== 403
}

const CopyWeek = lazy(async () => ({ default: (await import('./copy-week.tsx')).CopyWeek }))

function CopyWeekButton({ week, missions }: Required<PlanningToolsProps>) {
  const t = usePlanningToolWords()
  const [isOpen, setOpen] = useState(false)
  // Its code changes missions, and stays once it has come: what it copied can be undone.
  const [hasCome, setCome] = useState(false)
  return (
    <>
      <Button
        icon={<CopyPlus aria-hidden size={17} />}
        // On a phone the tools stand in one row: this one shows its icon alone.
        className="narrow:px-3"
        aria-haspopup="dialog"
        disabledReason={missions.length === 0 ? t(($) => $.copyWeek.empty) : undefined}
        onPress={() => {
          setCome(true)
          setOpen(true)
        }}
      >
        <span className="narrow:sr-only">{t(($) => $.copyWeek.open)}</span>
      </Button>
      {hasCome && (
        <Suspense>
          <CopyWeek {...{ week, missions, isOpen }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const InboxPanel = lazy(async () => ({
  default: (await import('../../inbox/inbox-page.tsx')).InboxPanel,
}))

/** Opens the inbox next to the week. */
function InboxButton() {
  const t = useInboxWords()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...waitingQuery(), meta: { failure: 'nowhere' } })
  const { count = 0 } = data ?? {}
  return (
    <>
      <Button
        // On a phone the bottom bar already leads there.
        className="narrow:hidden"
        icon={<ListTodo aria-hidden size={17} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {count === 0 ? t(($) => $.title) : t(($) => $.openCount, { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <InboxPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
