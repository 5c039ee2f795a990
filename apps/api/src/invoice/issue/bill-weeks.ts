import { billedBefore, billingSchedule, lastRunOn } from '@renfort/domain/invoice/billing-run.ts'
import { holidaysToBill } from '@renfort/domain/invoice/holiday-lines.ts'
import { validateHoursOfPastWeeks } from '../../attendance/validate/validate-due-hours.ts'
import { nobody } from '../../platform/database/db.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { billCompany } from './bill-company.ts'
import { findCompaniesToBill } from './billing-queries.ts'

/**
 * On Tuesday at 06:00 every company is billed the weeks that are over (decisions §4.8, §11), each in a
 * transaction of its own: a run that is cut off goes on with the companies that are left.
 */
export const billWeeks = productJob({
  name: 'bill-weeks',
  data: noData,
  schedule: billingSchedule,
  handler: async (run) => {
    const { services, signal } = run
    const { db, clock, config } = services
    const { billing } = config
    if (billing === null) return
    // A week is billed once: after a stop Monday at 22:00 is made up for first.
    await validateHoursOfPastWeeks(run)
    const runOn = lastRunOn(clock.now())
    const companies = await findCompaniesToBill(db.queries(nobody), {
      before: billedBefore(runOn),
      holidays: holidaysToBill(runOn),
    })
    for (const organisationId of companies) {
      signal.throwIfAborted()
      await db.transaction(nobody, async (transaction) =>
        billCompany(transaction, { organisationId, runOn, billing }),
      )
    }
  },
})
