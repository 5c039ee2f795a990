import {
  billedBefore,
  billingSchedule,
  lastRunOn,
} from '@renfort/domain/invoice/issue/billing-run.ts'
import { holidaysToBill } from '@renfort/domain/invoice/issue/holiday-lines.ts'
import { validateHoursOfPastWeeks } from '../../attendance/validate/validate-due-hours.ts'
import { nobody } from '../../platform/database/db.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { billCompany } from './bill-company.ts'
import { findCompaniesToBill } from './billing-queries.ts'

/**
 * On Tuesday at 06:00, bills every company the weeks that are over (decisions §4.8, §11), each in
 * its own transaction: an interrupted run continues with the remaining companies.
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
    // A week is billed once, so after a stop of the server the validation of Monday at 22:00 has to
    // run first.
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
