import { siders, workers } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { addSider } from './directory/add-sider.ts'
import { changeSider } from './directory/change-sider.ts'
import { bringSider } from './candidates/bring-sider.ts'
import { listCandidateJobTypes } from './candidates/list-candidate-job-types.ts'
import { listCandidates } from './candidates/list-candidates.ts'
import { listSiders } from './directory/list-siders.ts'
import { readSider } from './directory/read-sider.ts'
import { readProfile } from './profile/read-profile.ts'
import { searchSiders } from './search-siders.ts'
import { setOwnNumber } from './profile/set-own-number.ts'

export const siderRoutes: readonly Route[] = [
  read(workers.listCandidates, listCandidates),
  read(workers.listCandidateJobTypes, listCandidateJobTypes),
  command(workers.createWorker, bringSider),
  read(workers.searchWorkers, searchSiders),
  read(workers.readWorker, readProfile),
  command(workers.setOwnNumber, setOwnNumber),
  // Internal staff see every Sider, and their work in every company.
  read(siders.listSiders, listSiders, 'everything'),
  read(siders.readSider, readSider, 'everything'),
  command(siders.addSider, addSider, 'everything'),
  command(siders.changeSider, changeSider, 'everything'),
]
