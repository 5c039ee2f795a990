import { callerQuery } from './caller-query.ts'
import type { TestApp } from './test-app.ts'

/** A mission as its first contract leaves it. */
export async function withContracts({ database }: TestApp, missionId: string): Promise<void> {
  await callerQuery(
    database,
    'everything',
    'update missions set has_contracts = true where id = $1',
    [missionId],
  )
}
