import type { Job } from '../platform/jobs/job.ts'
import { simulateProvider } from './simulate-provider.ts'

export const simulationJobs: readonly Job[] = [simulateProvider]
