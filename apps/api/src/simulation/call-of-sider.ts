import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Transaction } from '../platform/database/db.ts'
import { nobody } from '../platform/database/db.ts'
import type { CommandCall } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { simulated } from './simulated.ts'

/**
 * The call that a Sider would make on their own pages: what a simulated Sider does goes through the
 * operations of Siders. Its changes say in the trail that they are simulated.
 */
export function callOfSider(
  services: Services,
  transaction: Transaction,
  siderId: string,
): CommandCall {
  const marked = simulated(transaction)
  return {
    services,
    session: null,
    directory: null,
    sider: { siderId, sessionId: siderId, firstName: '', lastName: '', expiresAt: neverEnds },
    scope: nobody,
    locale: 'fr',
    address: '',
    userAgent: undefined,
    token: undefined,
    browser: null,
    following: null,
    log: { warn: () => undefined },
    keep: async () => undefined,
    queries: marked.queries,
    transaction: marked,
  }
}

const neverEnds = '9999-12-31T23:59:59.999Z' as Instant
