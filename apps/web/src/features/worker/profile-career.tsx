import type { WorkerProfile } from '@renfort/contract/worker.ts'
import { ProfilePart } from './profile-part.tsx'
import { useWorkLength } from './use-work-length.ts'
import { useWorkerWords } from './words.ts'

type ProfileCareerProps = Pick<WorkerProfile, 'experiences' | 'educations'>

/** Former work and education, as the profile tells them (PLAN-09, ENT-34). */
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
  const t = useWorkerWords()
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
  const t = useWorkerWords()
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
