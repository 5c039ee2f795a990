import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { Page } from '@playwright/test'
import { signedInCall } from './signed-in-call.ts'

interface Details {
  readonly type: 'delegation' | 'gestion'
  readonly name?: string
}

/**
 * Creates an empty draft in the company of the page; resolves to its id. Its job has a rate, unless `suits` allows
 * another.
 */
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
