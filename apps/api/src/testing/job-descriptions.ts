import { jobDescriptions } from '@renfort/contract'
import type { Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { type Caller, call, type TestApp } from './test-app.ts'

type JobDescription = Reply<typeof jobDescriptions.createJobDescription>
type Fields = Input<typeof jobDescriptions.createJobDescription>['body']

/** Enough for a mission to be made of it. */
export const readyJob: Fields = {
  jobTitleId: 'waiter',
  subtasks: [{ id: 'waiter-serve', name: 'Servir les plats et les boissons' }],
  hasHighRiskPosition: false,
  hourlyRate: 13,
  executiveStatus: 'worker',
}

/** A job description made through the API by somebody who may. */
export async function aJobDescription(
  app: TestApp,
  caller: Caller,
  fields: Partial<Fields> = {},
): Promise<JobDescription> {
  const { status, body, error } = await call(app, jobDescriptions.createJobDescription, caller, {
    body: { ...readyJob, ...fields },
  })
  if (status !== 201) throw new Error(`No job description: ${JSON.stringify(error)}`)
  return body
}

type PriceLists = Input<typeof jobDescriptions.changePricing>['body']['pricing']

/** Price lists of the provider's own, with one coefficient and no surcharge but on Sundays. */
export function ownPrices(coefficient: number): NonNullable<PriceLists> {
  const row = { coefficient, increaseRate: 0 }
  const list = [
    { hourType: 'normal' as const, coefficient },
    { hourType: 'night' as const, ...row },
    { hourType: 'extra' as const, threshold: 35, ...row },
    { hourType: 'sunday' as const, coefficient, increaseRate: 12.5 },
    { hourType: 'solidarity' as const, coefficient },
    { hourType: 'holidays' as const, ...row },
  ]
  return { delegation: list, gestion: list }
}

/** A draft mission made of a new job description, by its id. */
export async function aDraftMission(
  app: TestApp,
  caller: Caller,
  fields: Partial<Fields> = {},
): Promise<string> {
  const { id } = await aJobDescription(app, caller, fields)
  const { status, body, error } = await call(app, jobDescriptions.createMission, caller, {
    params: { id },
    body: { taskDetails: {} },
  })
  if (status !== 201) throw new Error(`No mission: ${JSON.stringify(error)}`)
  return body.id
}
