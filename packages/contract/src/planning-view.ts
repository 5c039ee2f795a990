import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, key, requiredLine } from './kernel/fields.ts'

/** Views that one person may keep for a company. */
export const mostPlanningViews = 20
/** Characters of the name of a view. */
export const longestViewName = 40

const word = z
  .string()
  .overwrite(oneLine)
  .min(1, key('errors.field.required'))
  .max(100, key('errors.field.too_long'))

/** The display settings in the address of the planning page; the shown date is not one of them. */
const shownPlanning = z.object({
  view: z.enum(['siders', 'day', 'month'], key('errors.field.unknown_choice')).optional(),
  rows: z.enum(['siders'], key('errors.field.unknown_choice')).optional(),
  place: word.optional(),
  department: id.optional(),
  manager: id.optional(),
  job: word.optional(),
})
export type ShownPlanning = z.infer<typeof shownPlanning>

const planningView = z.object({
  id,
  name: z.string(),
  shown: shownPlanning,
  /** Whether the planning opens with this view. */
  isDefault: z.boolean(),
})
export type PlanningView = z.infer<typeof planningView>

const name = requiredLine(longestViewName)

export const listPlanningViews = endpoint({
  method: 'GET',
  path: '/v1/planning/views',
  summary: 'The views of the planning that the caller keeps in this company, by name',
  access: 'planning.read',
  isOfPerson: true,
  response: z.array(planningView),
  errors: [],
})

export const savePlanningView = endpoint({
  method: 'POST',
  path: '/v1/planning/views',
  summary: `Keeps how the planning is shown under a name, and replaces the view of that name; ${mostPlanningViews} at most`,
  access: 'planning.read',
  isOfPerson: true,
  body: z.object({ name, shown: shownPlanning }),
  response: planningView,
  status: 201,
  errors: ['errors.planning.too_many_views'],
})

export const changePlanningView = endpoint({
  method: 'PATCH',
  path: '/v1/planning/views/:id',
  summary: 'Renames a view, or makes it the one that the planning opens with; one at most is',
  access: 'planning.read',
  isOfPerson: true,
  params: byId('id'),
  body: z.object({
    name: name.optional(),
    isDefault: z.boolean(key('errors.field.required')).optional(),
  }),
  response: planningView,
  errors: ['errors.planning.duplicate_name'],
})

export const deletePlanningView = endpoint({
  method: 'DELETE',
  path: '/v1/planning/views/:id',
  summary: 'Forgets a view of the planning',
  access: 'planning.read',
  isOfPerson: true,
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: [],
})
