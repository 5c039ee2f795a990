import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { removeOldChallenges } from './passkey/passkey-queries.ts'
import { removeOldDevices } from './sessions/device-queries.ts'
import { removeEndedSessions } from './sessions/session-queries.ts'
import { removeOldSignIns } from './sessions/sign-in-queries.ts'
import { removeOldEmailChanges } from './profile/email-change-queries.ts'

/**
 * Deletes sessions whose time is over, changes of e-mail that can no longer be undone, with their
 * addresses, devices not seen for a month, sign-ins that are no longer shown, and challenges that no
 * passkey signed.
 */
export const forgetPast = productJob({
  name: 'forget-past-of-accounts',
  data: noData,
  schedule: daily(localTime('03:40')),
  handler: async ({ services, scope }) => {
    const queries = services.db.queries(scope)
    const now = services.clock.now()
    // A moved clock extends the open sessions, but only once it has arrived.
    if (!services.clock.isMoving()) await removeEndedSessions(queries, now)
    await removeOldEmailChanges(queries, now)
    await removeOldDevices(queries, now)
    await removeOldSignIns(queries, now)
    await removeOldChallenges(queries, now)
  },
})
