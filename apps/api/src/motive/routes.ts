import { motives } from '@renfort/contract'
import { command, organisationOf, read, type Route } from '../platform/http/route.ts'
import { createMotive } from './create-motive.ts'
import { deleteMotive } from './delete-motive.ts'
import { findMotives } from './motive-queries.ts'
import { toMotive } from './to-motive.ts'

export const motiveRoutes: readonly Route[] = [
  read(motives.listMotives, async (call) => {
    const rows = await findMotives(call.queries, organisationOf(call))
    return rows.map(toMotive)
  }),
  command(motives.createMotive, createMotive),
  command(motives.deleteMotive, deleteMotive),
]
