import { audit, history } from '@renfort/contract'
import { countSeals, findBrokenSeals } from '../platform/database/audit-seal-queries.ts'
import { fileRead, read, type Route } from '../platform/http/route.ts'
import { listAuditTrail, searchAuditSubjects } from './audit-trail.ts'
import { exportCompanyTrail, listCompanyTrail, readTrailKey } from './company-trail.ts'
import { readHistory } from './read-history.ts'

const mostBroken = 100

/** The history of a company's settings, and the whole trail for internal staff. */
export const auditRoutes: readonly Route[] = [
  read(history.readHistory, readHistory),
  read(history.listCompanyTrail, listCompanyTrail),
  fileRead(history.exportCompanyTrail, exportCompanyTrail),
  read(history.readTrailKey, readTrailKey),
  read(audit.listAuditTrail, listAuditTrail, 'everything'),
  read(audit.searchAuditSubjects, searchAuditSubjects, 'everything'),
  read(
    audit.verifyAuditTrail,
    async ({ queries }, { query: { organisationId = null } }) => ({
      ...(await countSeals(queries, organisationId)),
      broken: await findBrokenSeals(queries, organisationId, mostBroken),
    }),
    'everything',
  ),
]
