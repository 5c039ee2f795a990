import type { WorkerProfile } from '@renfort/contract/company-sider.ts'
import { type ReactNode, useId } from 'react'
import { useSiderWords } from '../words.ts'

type ProfileCareerProps = Pick<WorkerProfile, 'experiences' | 'educations'>

/** Former work and education in a profile (PLAN-09, ENT-34). */
export function ProfileCareer({ experiences = [], educations = [] }: ProfileCareerProps) {
  return (
    <>
      <Experiences experiences={experiences} />
      <Educations educations={educations} />
    </>
  )
}

const lineClass = 'border-t border-line py-2 first:border-t-0'

function Experiences({ experiences }: { experiences: NonNullable<WorkerProfile['experiences']> }) {
  const t = useSiderWords()
  const lengthOf = useWorkLength()
  return (
    <ProfilePart title={t(($) => $.profile.experiences)}>
      {experiences.length === 0 ? (
        <p className="text-muted">{t(($) => $.profile.noExperience)}</p>
      ) : (
        <ul>
          {experiences.map(({ name, companyName, duration, subtasks }) => (
            <li key={`${name} ${companyName} ${String(duration)}`} className={lineClass}>
              <span className="flex justify-between gap-4">
                <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                {duration > 0 && (
                  <span className="shrink-0 text-muted tabular-nums">{lengthOf(duration)}</span>
                )}
              </span>
              <span className="block text-table text-muted wrap-anywhere">{companyName}</span>
              {subtasks.length > 0 && (
                <span className="block text-table wrap-anywhere">{subtasks.join(', ')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </ProfilePart>
  )
}

function Educations({ educations }: { educations: NonNullable<WorkerProfile['educations']> }) {
  const t = useSiderWords()
  return (
    <ProfilePart title={t(($) => $.profile.educations)}>
      {educations.length === 0 ? (
        <p className="text-muted">{t(($) => $.profile.noEducation)}</p>
      ) : (
        <ul>
          {educations.map(({ schoolName, degree, fieldOfStudy, startYear, endYear }) => (
            <li key={`${schoolName} ${degree} ${String(startYear)}`} className={lineClass}>
              <span className="flex justify-between gap-4">
                <span className="min-w-0 font-medium wrap-anywhere">
                  {[degree, fieldOfStudy].filter((part) => part !== '').join(', ')}
                </span>
                <span className="shrink-0 text-muted tabular-nums">
                  {endYear === null
                    ? t(($) => $.profile.since, { year: startYear })
                    : t(($) => $.profile.years, { from: startYear, to: endYear })}
                </span>
              </span>
              <span className="block text-table text-muted wrap-anywhere">{schoolName}</span>
            </li>
          ))}
        </ul>
      )}
    </ProfilePart>
  )
}

interface ProfileJobsProps {
  jobs: readonly {
    readonly id: string
    readonly name: string
    /** The hours that they worked in this job for the company. */
    readonly workedHours?: number
  }[]
}

/** The jobs of a Sider. */
export function ProfileJobs({ jobs }: ProfileJobsProps) {
  const t = useSiderWords()
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

/** One subject of a profile, under its heading. */
export function ProfilePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="pb-1 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Months of former work in words: « 2 ans 3 mois ». */
export function useWorkLength(): (months: number) => string {
  const t = useSiderWords()
  return (months) => {
    const [years, rest] = [Math.floor(months / 12), months % 12]
    return [
      ...(years > 0 ? [t(($) => $.years, { count: years })] : []),
      ...(rest > 0 ? [t(($) => $.months, { count: rest })] : []),
    ].join('\u00a0')
  }
}
