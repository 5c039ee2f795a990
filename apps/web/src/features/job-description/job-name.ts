import type { JobDescription } from '@renfort/contract/job-description.ts'

/** The job title, a dash, then the company's own suffix (TASK-34). */
export function jobName({ jobTitle, suffix }: Pick<JobDescription, 'jobTitle' | 'suffix'>): string {
  return [jobTitle?.name, suffix].filter((part) => part !== null && part !== undefined).join(' – ')
}
