import { notifications } from '@renfort/contract'
import { writeEvents } from '../event/write-events.ts'
import { companyScope } from '../platform/jobs/company-scope.ts'
import type { TestCompany } from './companies.ts'
import { call, type TestApp } from './test-app.ts'

/** Refusals of payments, of which nobody in the company is the cause; its reader gives them their places. */
export async function refusedPayments(
  app: TestApp,
  company: Pick<TestCompany, 'id' | 'admin'>,
  count: number,
): Promise<void> {
  const { id: organisationId, admin } = company
  const scope = await companyScope(app.services.db, organisationId)
  await app.services.db.transaction(scope, async (transaction) => {
    writeEvents(
      transaction,
      Array.from({ length: count }, (_, n) => ({
        kind: 'invoice.refused' as const,
        organisationId,
        subject: organisationId,
        data: {
          invoiceId: organisationId,
          referenceNumber: `F${n + 1}`,
          reason: 'declined' as const,
        },
      })),
    )
  })
  await call(app, notifications.countUnread, admin)
}
