import { readOutbox } from '@renfort/contract/operations.ts'
import { dateInParis, instant } from '@renfort/domain/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/query.ts'
import { Day } from '../../ui/day.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useAccountWords } from './words.ts'

export const outboxQuery = () => queryFor(readOutbox, {}, 0)

/** What the product would have mailed, where no SMTP server is configured. */
export function OutboxPage() {
  const t = useAccountWords()
  const { data: mails } = useSuspenseQuery(outboxQuery())
  return (
    <main id="content" className="mx-auto max-w-3xl px-5 py-10">
      <PageHeader title={t(($) => $.outbox.title)} context={t(($) => $.outbox.context)} />
      {mails.length === 0 && (
        <EmptyState title={t(($) => $.outbox.empty)}>{t(($) => $.outbox.emptyText)}</EmptyState>
      )}
      <ol className="flex flex-col gap-4">
        {mails.map((mail) => (
          <li
            key={mail.id}
            lang={mail.locale}
            className="rounded-panel border border-line bg-surface p-5"
          >
            <h2 className="font-medium">{mail.subject}</h2>
            <p className="mb-3 text-sm text-muted">
              {t(($) => $.outbox.to)} {mail.to} ·{' '}
              <Day date={dateInParis(instant(mail.createdAt))} />
            </p>
            <MailText text={mail.text} />
          </li>
        ))}
      </ol>
    </main>
  )
}

/** The text of a mail, with its links to be followed. */
function MailText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      {text.split(/(https?:\/\/\S+)/).map((part, index) =>
        part.startsWith('http') ? (
          <a key={index} href={part} className="break-all underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
