import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail } from '../../platform/mail/outbox-queries.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { findAccountById } from '../account-queries.ts'
import { factorResetDoneMail } from '../mails.ts'
import { forgetDevicesOf } from '../sessions/device-queries.ts'
import { deleteFactors, lockDueResets } from './second-factor-queries.ts'

/** Takes second factors away whose reset an administrator asked for a day before. */
export const applyResets = productJob({
  name: 'apply-second-factor-resets',
  data: noData,
  schedule: everyMinutes(30),
  handler: async ({ services, scope }) => {
    const site = siteOf(services)
    await services.db.transaction(scope, async (transaction) => {
      const { queries, now } = transaction
      for (const { userId, organisationId } of await lockDueResets(queries, now)) {
        const account = await findAccountById(queries, userId)
        await deleteFactors(queries, userId)
        await forgetDevicesOf(queries, userId)
        if (account !== undefined)
          await enqueueMail(queries, factorResetDoneMail(account, site), now)
        await transaction.record({
          action: 'secondFactor.reset',
          entity: 'user',
          entityId: userId,
          organisationId,
          before: null,
          after: null,
        })
      }
      if (transaction.recorded() === 0) transaction.leaveUnchanged()
    })
  },
})
