import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { lockMissionOfAnyCompany } from '../mission-record/lock-mission.ts'
import { type Db, nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { findEndedSelection, findNextEnd } from './ended-selection-queries.ts'
import { recordSelection, storeSelection } from './store-selection.ts'

/** Closes the selection of missions that are over with unfilled slots (decisions §8, §11). */
export const closeSelections = productJob({
  name: 'close-selections',
  data: noData,
  schedule: everyMinutes(60),
  nextDue: async ({ db }) => findNextEnd(db.queries(nobody)),
  handler: async ({ services: { db }, signal }) => {
    while (!signal.aborted && (await closeNext(db)));
  },
})

/** `false` when no selection is left to close. */
function closeNext(db: Db): Promise<boolean> {
  return db.transaction(nobody, async (transaction) => {
    const { queries, now } = transaction
    const id = await findEndedSelection(queries, now)
    if (id === null) return false
    const mission = await lockMissionOfAnyCompany(transaction, id)
    const { selectionStatus: state } = mission
    const moved = transition(selectionMachine, 'missionEnds', {
      state,
      agent: 'system',
      facts: null,
    })
    // Another process has just closed or filled it.
    if (moved.refusal !== null) return true
    const selectionStatus = await storeSelection(transaction, mission, moved)
    await recordSelection(transaction, mission, selectionStatus)
    return true
  })
}
