import { workers } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { createWorker } from './create-worker.ts'
import { listCandidateJobTypes } from './list-candidate-job-types.ts'
import { listCandidates } from './list-candidates.ts'
import { readWorker } from './read-worker.ts'
import { searchWorkers } from './search-workers.ts'

export const workerRoutes: readonly Route[] = [
  read(workers.listCandidates, listCandidates),
  read(workers.listCandidateJobTypes, listCandidateJobTypes),
  command(workers.createWorker, createWorker),
  read(workers.searchWorkers, searchWorkers),
  read(workers.readWorker, readWorker),
]
