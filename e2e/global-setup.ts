import type { FullConfig } from '@playwright/test'
import { untilDemoIsWhole } from './whole-demo.ts'

/** Journeys read the demo with its past. */
export default async function beforeJourneys({ projects }: FullConfig): Promise<void> {
  await untilDemoIsWhole(projects[0]?.use.baseURL ?? '')
}
