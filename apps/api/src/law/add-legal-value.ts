import type { law } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isoDate, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { newMinimumWageIssues } from '@renfort/domain/law/new-minimum-wage.ts'
import { invalidInput, refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { findAllLegalValues, insertLegalValues } from './legal-value-queries.ts'
import { listLegalValues } from './list-legal-values.ts'

type Add = typeof law.addLegalValue

/** Adds a row to the dated table; existing rows never change (N-06). */
export async function addLegalValue(
  { queries, transaction }: CommandCall,
  { body }: Parsed<Add>,
): Promise<Answer<Add>> {
  const added = {
    area: body.area,
    validFrom: isoDate(body.validFrom),
    minimumWage: eurosToCents(body.minimumSalary),
    source: body.source ?? '',
  }
  const known = await findAllLegalValues(queries)
  if (known.some(({ area, validFrom }) => area === added.area && validFrom === added.validFrom))
    throw alreadyThere()
  const issues = newMinimumWageIssues(known, added, dateInParis(transaction.now))
  if (issues.length > 0) throw invalidInput(issues)
  const stored = await insertLegalValues(queries, [added])
  // Another call has added the day since the table was read.
  if (stored.length === 0) throw alreadyThere()
  await transaction.record({
    action: 'legalValues.add',
    entity: 'legalValues',
    entityId: 'minimumSalary',
    organisationId: null,
    before: null,
    after: {
      area: added.area,
      validFrom: added.validFrom,
      minimumSalaryCents: added.minimumWage,
      source: added.source,
    },
  })
  return listLegalValues(queries)
}

function alreadyThere() {
  return refuse('errors.legal_value.already_there')
}
