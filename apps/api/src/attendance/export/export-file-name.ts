import type { HoursReport } from '@renfort/contract/attendance.ts'
import { isoDate, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { findProfile } from '../../organisation/profile-queries.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { wordsOf } from './words-of.ts'

interface Exported {
  readonly organisationId: string
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

/**
 * « heures-brasserie-lumiere-2026-12-01-2026-12-31 »: what it is, of which company and of which days; up
 * to today where no last day is asked for.
 */
export async function exportFileName(
  { queries, locale, services }: ReadCall,
  report: HoursReport,
  { organisationId, startDate, endDate }: Exported,
): Promise<string> {
  const company = await findProfile(queries, organisationId)
  const until = endDate === undefined ? dateInParis(services.clock.now()) : isoDate(endDate)
  return [wordsOf(locale)[report].file, slug(company?.name ?? ''), startDate, until]
    .filter((part) => part !== undefined && part !== '')
    .join('-')
}

/** Letters and digits that every system takes in the name of a file. */
function slug(text: string): string {
  return folded(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}
