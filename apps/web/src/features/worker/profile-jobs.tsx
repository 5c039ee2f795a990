import { ProfilePart } from './profile-part.tsx'
import { useWorkerWords } from './words.ts'

interface ProfileJobsProps {
  jobs: readonly {
    readonly id: string
    readonly name: string
    /** What they did of it in the company. */
    readonly workedHours?: number
  }[]
}

/** The jobs of a Sider. */
export function ProfileJobs({ jobs }: ProfileJobsProps) {
  const t = useWorkerWords()
  return (
    <ProfilePart title={t(($) => $.profile.jobs)}>
      {jobs.length === 0 ? (
        <p className="text-muted">{t(($) => $.profile.noJob)}</p>
      ) : (
        <ul>
          {jobs.map(({ id, name, workedHours = 0 }) => (
            <li
              key={id}
              className="flex justify-between gap-4 border-t border-line py-2 first:border-t-0"
            >
              <span className="min-w-0">{name}</span>
              {workedHours > 0 && (
                <span className="shrink-0 text-muted tabular-nums">
                  {t(($) => $.profile.hours, { hours: Math.round(workedHours) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </ProfilePart>
  )
}
