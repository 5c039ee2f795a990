import { postingSteps } from '@renfort/domain/mission/posting-steps.ts'
import { z } from 'zod'

/** Metadata of a refused confirmation: everything that is missing, in the order of the checks. */
export const confirmationMetadata = z.object({
  missing: z.array(
    z.object({
      key: z.string(),
      /**
       * Where the user corrects it: a step of the posting wizard, the settings, or the job
       * description.
       */
      section: z.enum([...postingSteps, 'organisation', 'job-description']),
      params: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
})
