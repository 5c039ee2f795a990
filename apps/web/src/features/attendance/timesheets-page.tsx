import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../ui/page-header.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { ExportHoursMenu } from './export/export-hours-menu.tsx'
import { DeadlineText } from './deadline-text.tsx'
import { HoursFilters } from './hours-filters.tsx'
import { HoursLines } from './hours-lines.tsx'
import { type HoursSearch, hoursTabs, searchOfTab, tabOf } from './hours-search.ts'
import { ImportHoursButton } from './import/import-hours-button.tsx'
import { toValidateQuery } from './queries.ts'
import { ToleranceButton } from './tolerance/tolerance-button.tsx'
import { useHoursWords } from './words.ts'

interface TimesheetsPageProps {
  search: HoursSearch
}

/** Hours that wait for the company, those that are validated or paid, and what nobody planned (TS-13). */
export function TimesheetsPage({ search }: TimesheetsPageProps) {
  const t = useHoursWords()
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        context={tabOf(search) === 'toVerify' && <DeadlineText />}
        actions={<HeaderActions search={search} />}
      />
      <HoursTabs search={search} />
      <HoursFilters search={search} />
      <HoursLines search={search} />
    </div>
  )
}

/** The row of buttons beside the title. */
function HeaderActions({ search }: TimesheetsPageProps) {
  return (
    <>
      <ToleranceButton />
      <ExportHoursMenu search={search} />
      <ImportHoursButton />
    </>
  )
}

function HoursTabs({ search }: TimesheetsPageProps) {
  const t = useHoursWords()
  const { data } = useQuery({ ...toValidateQuery(), meta: { failure: 'nowhere' } })
  const countOf = (tab: (typeof hoursTabs)[number]) =>
    tab === 'toVerify' ? data?.count : undefined
  return (
    <TabLinks
      className="-mt-2 pb-3 narrow:w-full"
      label={t(($) => $.views)}
      selected={tabOf(search)}
      tabs={hoursTabs.map((id) => ({ id, label: t(($) => $.tabs[id]), count: countOf(id) }))}
      link={({ id, ...link }) => (
        <Link
          to="/timesheets"
          search={searchOfTab(hoursTabs.find((tab) => tab === id) ?? 'toVerify', search)}
          {...link}
        />
      )}
    />
  )
}
