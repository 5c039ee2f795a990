import { type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { dayParam } from '../../platform/search-params.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { InboxList } from './inbox-list.tsx'
import { inboxQuery } from './queries.ts'
import { useInboxWords } from './words.ts'

const ConformingOfMail = lazy(async () => ({
  default: (await import('./conforming-button.tsx')).ConformingOfMail,
}))

/** Everything that waits for a member of a company, on one page. */
export function InboxPage() {
  const t = useInboxWords()
  const { mail, conforming } = useSearch({ strict: false })
  const monday = dayParam(conforming)
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={t(($) => $.title)} context={t(($) => $.context)} />
      {mail === 'over' && <MailNote>{t(($) => $.mailOver)}</MailNote>}
      {mail === 'left' && <MailNote>{t(($) => $.mailLeft)}</MailNote>}
      {monday !== undefined && <WeekOfMail monday={monday} />}
      <InboxList />
    </div>
  )
}

/** Says why a link of a mail did not lead where it should. */
function MailNote({ children }: { children: ReactNode }) {
  return (
    <output className="mb-4 block rounded-panel bg-orange-wash px-4 py-3 text-orange">
      {children}
    </output>
  )
}

/** The week of hours that a mail leads to, where it is not among the lines below, which ask by themselves. */
function WeekOfMail({ monday }: { monday: IsoDate }) {
  const t = useInboxWords()
  const mayValidate = useCan('attendance.validate').allowed
  const { data } = useQuery({ ...inboxQuery(), meta: { failure: 'nowhere' } })
  const hours = data?.sections.find(({ kind }) => kind === 'hours')
  const isShown =
    hours?.kind === 'hours' && hours.lines.some((line) => line.monday === String(monday))
  // Once validated, the line leaves: the page has said so.
  const [wasShown, setWasShown] = useState(false)
  if (isShown && !wasShown) setWasShown(true)
  if (data === undefined || isShown || wasShown || !mayValidate) return null
  return (
    <Suspense>
      <ConformingOfMail
        monday={monday}
        none={<MailNote>{t(($) => $.mailDone, isoWeekOf(monday))}</MailNote>}
      />
    </Suspense>
  )
}

/** Everything that waits, next to the screen in use. */
export function InboxPanel({ onClose }: { onClose: () => void }) {
  const t = useInboxWords()
  return (
    <SidePanel isOpen onClose={onClose} title={t(($) => $.title)} context={t(($) => $.context)}>
      <InboxList />
    </SidePanel>
  )
}
