import { legalGuard } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import { readFindings } from './read-findings.ts'

export const legalGuardRoutes: readonly Route[] = [
  read(legalGuard.readLegalFindings, readFindings),
  command(legalGuard.acknowledgeFindings, acknowledgeFindings),
]
