import { postingSteps } from '@renfort/domain/mission/posting-steps.ts'
import { z } from 'zod'

/** Metadata of a refused confirmation: all that is missing, in the order of the checks. */
export const confirmationMetadata = z.object({
  missing: z.array(
    z.object({
      key: z.string(),
      /** The step of the posting wizard that puts it right, the settings or the mission itself. */
      section: z.enum([...postingSteps, 'organisation', 'mission']),
      params: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
})
