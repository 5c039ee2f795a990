import { errorKeys } from '@renfort/domain/errors.ts'
import { z } from 'zod'

/** Why one item of an answer was refused: an error key and the values of its sentence. */
export const refused = z.object({
  key: z.enum(errorKeys),
  metadata: z.record(z.string(), z.unknown()),
})
