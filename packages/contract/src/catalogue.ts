import { languageLevels } from '@renfort/domain/job-description/skills.ts'
import { equipmentGroups } from '@renfort/domain/job-description/work-conditions.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { code, named, searchText } from './kernel/fields.ts'

export const listJobTitles = endpoint({
  method: 'GET',
  path: '/job-descriptions/job-titles',
  summary: 'Job titles of the catalogue, by family',
  access: 'reference.read',
  response: z.array(named.extend({ family: named })),
  errors: [],
})

export const listSubtasks = endpoint({
  method: 'GET',
  path: '/job-descriptions/job-titles/:id/subtasks',
  summary: 'Subtasks proposed for a job title',
  access: 'reference.read',
  params: z.object({ id: code(80) }),
  response: z.array(named),
  errors: ['errors.not_found'],
})

export const searchJobTitles = endpoint({
  method: 'GET',
  path: '/search/job-titles',
  summary: 'Job titles that match what was typed, best first',
  access: 'reference.read',
  query: z.object({ q: searchText }),
  response: z.array(named.extend({ family: named })),
  errors: [],
})

export const jobOptions = z.object({
  equipments: z.array(named.extend({ group: z.enum(equipmentGroups) })),
  risks: z.array(named.extend({ group: named, value: z.string().nullable() })),
  languages: z.array(named.extend({ ISOCode: z.string(), level: z.enum(languageLevels) })),
  tools: z.array(named),
  licences: z.array(named),
  experiences: z.array(named),
  dressCodes: z.array(named),
})
export type JobOptions = z.infer<typeof jobOptions>

export const listJobOptions = endpoint({
  method: 'GET',
  path: '/job-descriptions/options',
  summary: 'Everything that can be chosen in a job description',
  access: 'reference.read',
  response: jobOptions,
  errors: [],
})
