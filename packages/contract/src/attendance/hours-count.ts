import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { instant } from '../kernel/fields.ts'

export const countHours = endpoint({
  method: 'GET',
  path: '/v1/attendances/to_validate/count',
  summary:
    'How many hours wait for the company, and when the first of them are validated by themselves',
  access: 'attendance.read',
  response: z.object({
    count: z.number().int(),
    /** How many of them are validated at `deadline`; the others follow a week later. */
    due: z.number().int(),
    deadline: instant,
  }),
  errors: [],
})
