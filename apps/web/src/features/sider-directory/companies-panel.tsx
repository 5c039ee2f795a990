import type { SiderDetails } from '@renfort/contract/sider.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { Link } from '@tanstack/react-router'
import { staffPaths } from '../../platform/staff-paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { formatDay } from '../../ui/format-day.ts'
import { Panel } from '../../ui/panel.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { type WorkedCompany, workedCompanies } from './worked-companies.ts'
import { useSiderDirectoryWords } from './words.ts'

/** The companies that they work or worked for; each unfolds its missions. */
export function CompaniesPanel({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const companies = workedCompanies(sider)
  const title = t(($) => $.work.companies)
  const told = companies.reduce((sum, { coming, past }) => sum + coming.length + past.length, 0)
  return (
    <Panel title={title}>
      {companies.length === 0 ? (
        <p className="text-muted">{t(($) => $.work.noCompany)}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {companies.map((company) => (
            <li key={company.name} className="py-2">
              <Company company={company} />
            </li>
          ))}
        </ul>
      )}
      {told < sider.missionsCount && (
        <p className="pt-2 text-sm text-muted">
          {t(($) => $.work.mostShown, { count: sider.pastMissions.length })}
        </p>
      )}
    </Panel>
  )
}

function Company({ company: { name, coming, past } }: { company: WorkedCompany }) {
  const t = useSiderDirectoryWords()
  const { locale } = useUiWords()
  const periodOf = (startDate: string, endDate: string, zone: TimeZone) => {
    const dayOfMoment = (at: string) => formatDay(dateAt(instant(at), zone), locale, 'date')
    const [start, end] = [dayOfMoment(startDate), dayOfMoment(endDate)]
    return start === end ? start : t(($) => $.work.period, { start, end })
  }
  const missions = [
    ...coming.map((mission) => ({ ...mission, when: t(($) => $.work.toCome) })),
    ...past.map(({ startDate, endDate, timeZone, ...mission }) => ({
      ...mission,
      when: periodOf(startDate, endDate, timeZone),
    })),
  ]
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="font-normal whitespace-nowrap text-muted tabular-nums">
            {t(($) => $.work.missions, { count: missions.length })}
          </span>
        </span>
      }
    >
      <ul aria-label={name} className="flex flex-col gap-2 pb-1 text-table">
        {missions.map(({ id, name: mission, when }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <Link
              to={staffPaths.mission}
              params={{ taskId: id }}
              className={linkClass('text', 'min-w-0 font-normal wrap-anywhere')}
            >
              {mission}
            </Link>
            <span className="text-muted tabular-nums">{when}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
