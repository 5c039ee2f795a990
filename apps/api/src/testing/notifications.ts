import { notifications } from '@renfort/contract'
import { linksOf } from '../notification/follow-digest-link.ts'
import { writeEvents } from '../event/write-events.ts'
import { companyScope } from '../platform/jobs/company-scope.ts'
import type { TestCompany } from './companies.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

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

interface LinkOptions {
  readonly company: Pick<TestCompany, 'id'>
  readonly reader: Pick<Caller, 'userId'>
}

/** What a link of a mail of the morning carries, which leads to all that waits in a company. */
export function aDigestLink(
  { services: { rowLinks, clock } }: TestApp,
  { company, reader: { userId } }: LinkOptions,
): string {
  const linkTo = linksOf(rowLinks, { userId, now: clock.now() })
  const url = linkTo({ company: company.id, screen: 'inbox', id: null, day: null })
  return url.split('/').at(-1) ?? ''
}
