import type { WorkerProfile } from '@renfort/contract/worker.ts'
import { type Instant, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { ProfilePart } from './profile-part.tsx'
import { useWorkerWords } from './words.ts'

/** What managers of the company wrote of a Sider; other companies see nothing of it (G-19). */
export function ProfileComments({ comments }: { comments: WorkerProfile['feedbacks'] }) {
  const t = useWorkerWords()
  const { locale } = useUiWords()
  return (
    <ProfilePart title={t(($) => $.profile.comments)}>
      {comments.length === 0 ? (
        <p className="text-muted">{t(($) => $.profile.noComment)}</p>
      ) : (
        <ul>
          {comments.map(({ id, name, createdAt, comment }) => {
            const date = formatDay(dateInParis(createdAt as Instant), locale, 'medium')
            return (
              <li key={id} className="border-t border-line py-2 first:border-t-0">
                <p className="wrap-anywhere">{comment}</p>
                <p className="text-sm text-muted">
                  {name === '' ? date : t(($) => $.profile.said, { name, date })}
                </p>
              </li>
            )
          })}
        </ul>
      )}
    </ProfilePart>
  )
}
