import { siders, workers } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { addSider } from './add-sider.ts'
import { changeSider } from './change-sider.ts'
import { createWorker } from './create-worker.ts'
import { listCandidateJobTypes } from './list-candidate-job-types.ts'
import { listCandidates } from './list-candidates.ts'
import { listSiders } from './list-siders.ts'
import { readSider } from './read-sider.ts'
import { readWorker } from './read-worker.ts'
import { searchWorkers } from './search-workers.ts'
import { setOwnNumber } from './set-own-number.ts'

export const workerRoutes: readonly Route[] = [
  read(workers.listCandidates, listCandidates),
  read(workers.listCandidateJobTypes, listCandidateJobTypes),
  command(workers.createWorker, createWorker),
  read(workers.searchWorkers, searchWorkers),
  read(workers.readWorker, readWorker),
  command(workers.setOwnNumber, setOwnNumber),
  // Staff see every Sider, and their work in every company.
  read(siders.listSiders, listSiders, 'everything'),
  read(siders.readSider, readSider, 'everything'),
  command(siders.addSider, addSider, 'everything'),
  command(siders.changeSider, changeSider, 'everything'),
]
