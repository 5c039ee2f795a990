import type { FullConfig } from '@playwright/test'
import { untilDemoIsWhole } from './whole-demo.ts'

/** Waits until the demo has its past, which journeys read. */
export default async function beforeJourneys({ projects }: FullConfig): Promise<void> {
  await untilDemoIsWhole(projects[0]?.use.baseURL ?? '')
}
