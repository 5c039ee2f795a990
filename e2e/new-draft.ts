import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { Page } from '@playwright/test'
import { signedInCall } from './signed-in-call.ts'

interface Details {
  readonly type: 'delegation' | 'gestion'
  readonly name?: string
}

/** An empty draft of the company on the page, by its id; its job has a rate, or suits otherwise. */
export async function aNewDraft(
  page: Page,
  taskDetails: Details,
  suits = ({ hourlyRate }: JobDescription): boolean => hourlyRate !== null,
): Promise<string> {
  const jobs = await signedInCall<JobDescription[]>(page, 'GET', '/job-descriptions')
  const path = `/job-descriptions/${jobs.find(suits)?.id ?? ''}/tasks`
  const { id } = await signedInCall<{ id: string }>(page, 'POST', path, { taskDetails })
  return id
}
