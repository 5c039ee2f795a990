import { clockingMarks, clockingOddities } from '@renfort/domain/attendance/declare/how-clocked.ts'
import { z } from 'zod'

/**
 * How hours were clocked, and what is odd about it; `size` is in minutes, for a place that is far in
 * metres, and 0 where neither says more.
 */
export const clocking = z.object({
  marks: z.array(z.enum(clockingMarks)),
  oddities: z.array(z.object({ kind: z.enum(clockingOddities), size: z.number().int() })),
})
