import type { companySettings } from '@renfort/contract'
import { legalFields } from '@renfort/contract/company-settings.ts'
import { patched } from '@renfort/domain/kernel/patch.ts'
import type { z } from 'zod'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { activityNomenclature } from '@renfort/domain/law/activity-codes.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { refuse, validInput } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { contentVersion } from './content-version.ts'
import { findLegalInformations } from './legal-queries.ts'
import { lockSettings } from './profile-queries.ts'
import { noVersion, toLegal } from './read-legal-informations.ts'
import { saveLegalInformations } from './settings-queries.ts'

/** The fields that a company enters the first time. */
const firstFields = legalFields.omit({ apeNomenclature: true })
type FirstFields = z.output<typeof firstFields>

type Update = typeof companySettings.updateLegalInformations

/**
 * Updates the legal information; an APE code keeps its day until the code or its list changes
 * (SET-17).
 */
export async function updateLegalInformations(
  call: CommandCall,
  { params, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  const { version, apeNomenclature: givenList, ...given } = body
  await lockSettings(queries, organisationId)
  const before = await findLegalInformations(queries, organisationId)
  const current = before === undefined ? noVersion : contentVersion(before)
  if (version !== undefined && version !== current) throw refuse('errors.organisation.stale')
  const fields =
    before === undefined ? validInput(firstFields, given) : patched<FirstFields>(before, given)
  const today = dateInParis(transaction.now)
  const sameCode = before?.apeCode === fields.apeCode
  const apeNomenclature =
    givenList ??
    (sameCode && before !== undefined
      ? before.apeNomenclature
      : at(activityNomenclature, today).value)
  const isKept = sameCode && before?.apeNomenclature === apeNomenclature
  const after = {
    name: fields.name,
    businessName: fields.businessName,
    siret: fields.siret,
    apeCode: fields.apeCode,
    apeNomenclature,
    apeCodeDate: (isKept ? before?.apeCodeDate : null) ?? today,
  }
  await saveLegalInformations(queries, organisationId, after)
  await transaction.record({
    action: 'organisation.updateLegal',
    entity: 'organisation',
    entityId: organisationId,
    before: before ?? null,
    after,
  })
  return toLegal(after, transaction.now)
}
