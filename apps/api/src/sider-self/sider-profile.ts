import type { siderSelf } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type IsoDate, dateInParis, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { keptAfterErasure } from '@renfort/domain/law/personal-data.ts'
import { shiftInAbsence } from '@renfort/domain/sider/absence-on-shift.ts'
import { licenceStanding } from '@renfort/domain/sider/licence-end.ts'
import { daysOf, inOrderOfStart, periodOf } from '@renfort/domain/sider/sider-profile.ts'
import { labelOf, options } from '../catalogue/catalogue.ts'
import { everywhere, type Queries } from '../platform/database/db.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type Call, type CommandCall, type ReadCall, siderOf } from '../platform/http/route.ts'
import { refuseUnknownChoices } from '../sider/directory/sider-choices.ts'
import {
  findLicenceEnds,
  findPlannedShifts,
  findSider,
  findUnavailabilities,
  lockSider,
} from '../sider/directory/sider-details-queries.ts'
import { replaceUnavailabilities } from '../sider/directory/sider-profile-queries.ts'
import { findLastErasure } from './erasure-queries.ts'
import {
  findAddress,
  findCompanies,
  storeAddress,
  storeFavourite,
  storeSkills,
} from './self-queries.ts'

type Self = Answer<typeof siderSelf.readSiderProfile>
type Save = typeof siderSelf.saveSiderProfile
type Absences = typeof siderSelf.saveSiderAbsences
type Favourite = typeof siderSelf.chooseFavourite

/** What is known of the Sider who calls; the directory and feedback are read for their id alone. */
export async function selfOf(call: Call, queries: Queries): Promise<Self> {
  const { services, locale } = call
  const { siderId } = siderOf(call)
  const sider = await findSider(queries, siderId)
  if (sider === undefined) throw notFound()
  const today = dateInParis(services.clock.now())
  const ends = await findLicenceEnds(queries, siderId)
  const absences = await findUnavailabilities(queries, siderId)
  const { languages, licences } = options(locale)
  const plain = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })
  const gone = (
    kind: 'language' | 'licence',
    ids: readonly string[],
    known: readonly { id: string }[],
  ) =>
    ids
      .filter((id) => !known.some((one) => one.id === id))
      .map((id) => ({ id, name: labelOf(kind, id, locale) ?? id }))
  return {
    firstName: sider.firstName,
    lastName: sider.lastName,
    phoneNumber: sider.phoneNumber,
    email: sider.email,
    address: (await findAddress(queries, siderId)) ?? null,
    languageIds: [...sider.languageIds],
    licences: sider.licenceIds.map((id) => {
      const endsOn = ends.get(id) ?? null
      return { id, endsOn, standing: licenceStanding(endsOn, today) }
    }),
    choices: {
      languages: [...languages.map(plain), ...gone('language', sider.languageIds, languages)],
      licences: [...licences.map(plain), ...gone('licence', sider.licenceIds, licences)],
    },
    unavailabilities: absences.map(({ startsAt, endsAt, comment }) => ({
      ...daysOf(startsAt, endsAt),
      comment,
    })),
    companies: [...(await findCompanies(queries, siderId))],
    erasure: (await findLastErasure(queries, siderId)) ?? null,
    kept: at(keptAfterErasure, today).value.map((kept) => ({ ...kept })),
  }
}

export async function readSiderProfile(call: ReadCall): Promise<Self> {
  // The role of a Sider reads neither the directory nor feedback.
  return selfOf(call, call.services.db.queries(everywhere(call.scope)))
}

async function recordSelf(
  call: CommandCall,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { siderId } = siderOf(call)
  await call.transaction.record({
    action: 'sider.editSelf',
    entity: 'sider',
    entityId: siderId,
    organisationId: null,
    before: null,
    after,
  })
}

export async function saveSiderProfile(
  call: CommandCall,
  { body: { address, languageIds, licences } }: Parsed<Save>,
): Promise<Answer<Save>> {
  const { siderId } = siderOf(call)
  const { queries, transaction } = call
  const stored = await lockSider(queries, siderId)
  if (stored === undefined) throw notFound()
  // What the catalogue no longer has, they keep.
  const added = (ids: readonly string[], known: readonly string[]) =>
    ids.filter((id) => !known.includes(id))
  const licenceIds = licences.map(({ id }) => id)
  refuseUnknownChoices({
    languageIds: added(languageIds, stored.languageIds),
    licenceIds: added(licenceIds, stored.licenceIds),
  })
  await storeAddress(queries, siderId, { address, now: transaction.now })
  await storeSkills(queries, siderId, { languageIds, licences })
  await recordSelf(call, { languageIds, licences, hasAddress: address !== null })
  return selfOf(call, queries)
}

/**
 * A hire, the candidates that staff see and the simulation read the same absences. New ones never
 * meet a shift that the Sider has accepted: staff take that off first.
 */
export async function saveSiderAbsences(
  call: CommandCall,
  { body: { unavailabilities } }: Parsed<Absences>,
): Promise<Answer<Absences>> {
  const { siderId } = siderOf(call)
  const { queries, transaction } = call
  if ((await lockSider(queries, siderId)) === undefined) throw notFound()
  const known = (await findUnavailabilities(queries, siderId)).map(({ startsAt, endsAt }) =>
    daysOf(startsAt, endsAt),
  )
  const isKnown = (startDate: IsoDate, endDate: IsoDate) =>
    known.some((one) => one.startDate <= startDate && endDate <= one.endDate)
  const fresh = unavailabilities.filter(
    ({ startDate, endDate }) => !isKnown(isoDate(startDate), isoDate(endDate)),
  )
  const shifts = await findPlannedShifts(queries, siderId, transaction.now)
  const met = shiftInAbsence(fresh, shifts)
  if (met !== null) {
    throw refuse('errors.sider.absence_on_shift', {
      date: met.startsAt,
      timeZone: met.timeZone,
      company: met.companyName,
    })
  }
  const absences = inOrderOfStart(unavailabilities).map(({ startDate, endDate, comment }) => ({
    ...periodOf(isoDate(startDate), isoDate(endDate)),
    comment: comment === '' ? null : (comment ?? null),
  }))
  await replaceUnavailabilities(queries, siderId, absences, transaction.now)
  await recordSelf(call, {
    unavailabilities: unavailabilities.map(({ startDate, endDate }) => ({ startDate, endDate })),
  })
  return selfOf(call, queries)
}

export async function chooseFavourite(
  call: CommandCall,
  { params: { id: organisationId }, body: { isFavourite } }: Parsed<Favourite>,
): Promise<Answer<Favourite>> {
  const { siderId } = siderOf(call)
  const { queries, transaction } = call
  const companies = await findCompanies(queries, siderId)
  if (!companies.some(({ id }) => id === organisationId)) throw notFound()
  await storeFavourite(queries, siderId, { organisationId, isFavourite, now: transaction.now })
  await recordSelf(call, { favourite: organisationId, isFavourite })
  return selfOf(call, queries)
}
