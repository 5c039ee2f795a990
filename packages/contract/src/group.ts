import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { id, searchText } from './kernel/fields.ts'

export const searchChildren = endpoint({
  method: 'GET',
  path: '/organisations/children/search',
  summary: 'Companies of the caller’s group whose name matches; all of them without a term',
  access: 'group.browse',
  query: z.object({ q: searchText }),
  response: z.array(
    z.object({
      id,
      name: z.string(),
      address: z.string().nullable(),
      pictureURL: z.string().nullable(),
    }),
  ),
  errors: [],
})
