import { type MotiveDraft, motiveReasons, validateMotive } from '@renfort/domain/mission/motive.ts'
import { severalLines } from '@renfort/domain/kernel/several-lines.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, key, requiredLine, requiredText } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

export const replacement = z.object({
  name: requiredLine(100),
  position: requiredLine(100),
  justification: requiredText(500),
})
export const recruitment = z.object({
  name: requiredLine(100),
  date: day,
  position: requiredLine(100),
})

const fields = {
  reason: z.enum(motiveReasons, key('errors.field.required')),
  justification: z
    .string()
    .overwrite(severalLines)
    .max(1000, key('errors.field.too_long'))
    .default(''),
  replacements: z.array(replacement).max(20, key('errors.field.too_long')).default([]),
  recruitments: z.array(recruitment).max(20, key('errors.field.too_long')).default([]),
}

export const newMotive = z.object(fields).check(rule<MotiveDraft>(validateMotive))
export type NewMotive = z.input<typeof newMotive>

export const motive = z.object({
  id,
  organisationId: id,
  reason: z.enum(motiveReasons),
  justification: z.string(),
  replacements: z.array(
    z.object({ name: z.string(), position: z.string(), justification: z.string() }),
  ),
  recruitments: z.array(z.object({ name: z.string(), date: day, position: z.string() })),
})
export type MotiveReply = z.infer<typeof motive>

export const listMotives = endpoint({
  method: 'GET',
  path: '/motives',
  summary: 'Motives that the company has saved, newest first',
  access: 'motive.manage',
  response: z.array(motive),
  errors: [],
})

export const createMotive = endpoint({
  method: 'POST',
  path: '/motives',
  summary: 'Saves a motive',
  access: 'motive.manage',
  body: newMotive,
  response: motive,
  status: 201,
  errors: [
    'errors.motive.justification_too_short',
    'errors.motive.replacement_missing',
    'errors.motive.recruitment_missing',
  ],
})

export const deleteMotive = endpoint({
  method: 'DELETE',
  path: '/motives/:id',
  summary: 'Deletes a motive that no mission uses',
  access: 'motive.manage',
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: ['errors.motive.in_use'],
})
