import { z } from 'zod'
import { clearDraft, readDraft, writeDraft } from '../../form/draft-storage.ts'
import { blankValues, type JobValues } from './job-values.ts'

const key = 'job-description'

/** Until the first step is saved, nothing else can be filled in. */
const firstStep = z.object({
  jobTitle: z.object({ id: z.string(), name: z.string() }).nullable(),
  suffix: z.string().nullable(),
  subtasks: z.array(
    z.object({ id: z.string().optional(), name: z.string(), custom: z.boolean().optional() }),
  ),
})

/** A new job description as it was before the page was left or reloaded. */
export function readNewJob(): JobValues {
  const kept = firstStep.safeParse(readDraft('session', key))
  return kept.success ? { ...blankValues, ...kept.data } : blankValues
}

export function keepNewJob({ jobTitle, suffix, subtasks }: JobValues): void {
  writeDraft('session', key, { jobTitle, suffix, subtasks })
}

export function forgetNewJob(): void {
  clearDraft('session', key)
}
