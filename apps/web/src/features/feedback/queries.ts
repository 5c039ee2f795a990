import { listHours } from '@renfort/contract/attendance.ts'
import { changeFeedback, giveFeedback, listRatedWork } from '@renfort/contract/feedback.ts'
import { listCandidates, readWorker } from '@renfort/contract/worker.ts'
import { queryFor, useCommand } from '../../platform/query.ts'

/** What shows an opinion, or is ordered by it. */
const shown = [listRatedWork, listHours, readWorker, listCandidates]

/** Keeps an opinion; a second one of the same mission and question changes the first. */
export function useGiveFeedback() {
  return useCommand(giveFeedback, { invalidates: shown })
}

export function useChangeFeedback() {
  return useCommand(changeFeedback, { invalidates: shown })
}

/** Who worked on a mission, or where a Sider has worked, with what was said. */
export const ratedWorkQuery = (about: { readonly taskId: string } | { readonly siderId: string }) =>
  queryFor(listRatedWork, { query: about })
