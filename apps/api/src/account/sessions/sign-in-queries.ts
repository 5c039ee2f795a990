import type { Browser, Device, System } from '@renfort/domain/account/device.ts'
import type { FactorKind } from '@renfort/domain/account/second-factor.ts'
import { signInHistoryDays, type SignInWay } from '@renfort/domain/account/sign-in.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { instantAfter } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/db.ts'
import { deleteInParts } from '../../platform/database/delete-in-parts.ts'
import type { ProviderSignIn } from './provider-queries.ts'

/** A list that a person can look through. */
const mostListed = 100

export interface SignIn {
  readonly userId: string
  readonly at: Instant
  readonly deviceHash: Buffer
  readonly device: Device
  readonly way: SignInWay
  readonly secondFactor: FactorKind | null
  readonly isNewDevice: boolean
  /** What the provider of their company said of it. */
  readonly provider: Pick<ProviderSignIn, 'acr' | 'amr'> | null
}

export async function insertSignIn(queries: Queries, signIn: SignIn): Promise<void> {
  await queries
    .insertInto('sign_ins')
    .values({
      user_id: signIn.userId,
      at: signIn.at,
      device: signIn.deviceHash,
      browser: signIn.device.browser,
      system: signIn.device.system,
      way: signIn.way,
      second_factor: signIn.secondFactor,
      is_new_device: signIn.isNewDevice,
      acr: signIn.provider?.acr ?? null,
      amr: signIn.provider === null ? null : [...signIn.provider.amr],
    })
    .execute()
}

interface Arrival {
  readonly userId: string
  readonly deviceHash: Buffer
  /** The device as it was known before browsers had a name. */
  readonly placeHash: Buffer
  readonly now: Instant
}

/** Whether a person signed in before, from anywhere, and from this device. */
export async function findSignedIn(
  queries: Queries,
  { userId, deviceHash, placeHash, now }: Arrival,
): Promise<{ anywhere: boolean; here: boolean }> {
  return queries
    .selectNoFrom([
      sql<boolean>`exists (select from sign_ins where user_id = ${userId})
        or exists (select from known_devices where user_id = ${userId})`.as('anywhere'),
      sql<boolean>`exists (select from sign_ins where user_id = ${userId}
          and device = ${deviceHash} and at > ${historyFrom(now)}::timestamptz)
        or exists (select from known_devices where user_id = ${userId} and (hash = ${deviceHash}
          or hash = ${placeHash} and not exists (select from sign_ins where user_id = ${userId})))
        `.as('here'),
    ])
    .executeTakeFirstOrThrow()
}

/** The last sign-ins of a person, the newest first. */
export async function findSignIns(queries: Queries, userId: string, now: Instant) {
  return queries
    .selectFrom('sign_ins')
    .select([
      'id',
      'at',
      sql<Browser | null>`browser`.as('browser'),
      sql<System | null>`system`.as('system'),
      sql<SignInWay>`way`.as('way'),
      sql<FactorKind | null>`second_factor`.as('secondFactor'),
      'is_new_device as isNewDevice',
      'acr',
      sql<string[]>`coalesce(amr, '{}')`.as('amr'),
    ])
    .where('user_id', '=', userId)
    .where('at', '>', historyFrom(now))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
}

/** Deletes sign-ins that are no longer shown; the last one of each person tells that they had one. */
export async function removeOldSignIns(queries: Queries, now: Instant): Promise<void> {
  await deleteInParts(
    queries,
    'sign_ins',
    sql`at <= ${historyFrom(now)}::timestamptz and exists (select from sign_ins newer
      where newer.user_id = sign_ins.user_id and newer.at > sign_ins.at)`,
  )
}

function historyFrom(now: Instant): Instant {
  return instantAfter(now, -signInHistoryDays * 86_400_000)
}
