import { type JobDescription, listJobDescriptions } from '@renfort/contract/job-description.ts'
import { screen } from '@testing-library/react'
import { JobDescriptionsPage } from '../features/job-description/job-descriptions-page.tsx'
import type { JobSearch } from '../features/job-description/job-search.ts'
import { answer } from './api-stand-in.ts'
import { Searched } from './searched.tsx'
import { show } from './show.tsx'

/** Opens a step of a job description among those of the company. */
export async function showJobSteps(
  search: JobSearch,
  jobs: readonly JobDescription[],
  onSearch: (search: JobSearch, replaces?: boolean) => void,
) {
  answer(listJobDescriptions, () => [...jobs])
  const view = await show(
    <Searched first={search} onSearch={onSearch}>
      {(search, onSearch) => (
        <JobDescriptionsPage {...{ search, onSearch }} onMissionCreated={() => undefined} />
      )}
    </Searched>,
    { at: '/job-descriptions' },
  )
  await screen.findByRole('heading', { level: 3 })
  return view
}
