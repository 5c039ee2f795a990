import type { companyRegister } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { activityNomenclature, activityNomenclatures } from '@renfort/domain/law/activity-codes.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { frenchVatNumber } from '@renfort/domain/organisation/identifiers.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import {
  CompanyRegisterUnavailable,
  type RegisteredCompany,
} from '../outside/company-register/port.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'

type Find = typeof companyRegister.findRegisteredCompany

export async function findRegisteredCompany(
  call: ReadCall,
  { query }: Parsed<Find>,
): Promise<Answer<Find>> {
  const { services } = call
  await throttle(call, 'company-register', sessionOf(call).userId)
  const found = await answered(services.companyRegister.find(query.siret))
  if (found === null) throw notFound()
  const { apeCodes, ...company } = found
  const inForce = at(activityNomenclature, dateInParis(services.clock.now())).value
  const apeNomenclature =
    [inForce, ...activityNomenclatures].find((list) => apeCodes[list] !== undefined) ?? null
  return {
    ...company,
    apeNomenclature,
    apeCode: (apeNomenclature === null ? null : apeCodes[apeNomenclature]) ?? null,
    tvaNumber: frenchVatNumber(found.siret),
  }
}

/** A failing register has its own error, because the person can type everything by hand. */
async function answered(
  asked: Promise<RegisteredCompany | null>,
): Promise<RegisteredCompany | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CompanyRegisterUnavailable) {
      throw refuse('errors.company_register.unavailable')
    }
    throw error
  }
}
