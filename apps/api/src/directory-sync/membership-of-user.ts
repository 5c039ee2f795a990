import { email } from '@renfort/contract/credentials.ts'
import {
  accountName,
  addressOf,
  isOfDomains,
} from '@renfort/domain/directory-sync/directory-sync.ts'
import type { DirectoryUser } from '@renfort/domain/directory-sync/directory-user.ts'
import { deleteSessionsOf, insertMembership } from '../account/account-queries.ts'
import { deleteInvitation, insertInvitedUser } from '../account/invitation-queries.ts'
import { dropEmailChanges, isEmailKept } from '../account/profile/email-change-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { findVerifiedDomains } from '../single-sign-on/domain-queries.ts'
import { belongsAnywhere, deleteMembership } from '../team/team-queries.ts'
import {
  deleteSessionsOpenedBy,
  findAccountByAddress,
  findOwnAccount,
  findRoleOf,
  moveAccount,
  renameAccount,
  validateAccount,
} from './membership-queries.ts'
import { followGroups, type Ground } from './roles-of-groups.ts'
import { isAccountLinked, linkAccount, markClosed, type StoredUser } from './user-queries.ts'

/** A person of the directory, before and after what it says of them now. */
export interface UserChange {
  readonly id: string
  readonly before: StoredUser | null
  readonly after: DirectoryUser
}

/** Makes account and membership what the directory says of a person. */
export async function followUser(
  call: CommandCall,
  ground: Ground,
  change: UserChange,
): Promise<void> {
  if (change.after.active) await openMembership(call, ground, change)
  else if (change.before?.active === true) await closeMembership(call, ground, change.before)
}

async function openMembership(
  call: CommandCall,
  ground: Ground,
  { id, before, after }: UserChange,
): Promise<void> {
  const { queries, transaction } = call
  const { organisationId, defaultRole } = ground
  const linked = before?.userId ?? null
  const userId = linked ?? (await accountFor(call, organisationId, after))
  if (linked === null && !(await linkAccount(queries, id, userId))) {
    throw refuse('errors.directory.user_exists')
  }
  if (linked !== null && before !== null)
    await updateAccount(call, organisationId, { userId, before, after })
  const isOpening = before?.active !== true
  if (isOpening) {
    if (linked !== null) await domainOf(call, organisationId, after)
    await markClosed(queries, id, null)
  }
  if (isOpening && (await findRoleOf(queries, organisationId, userId)) === null) {
    const { now } = transaction
    await insertMembership(queries, { userId, organisationId, role: defaultRole, now })
    await transaction.record({
      action: 'directory.openUser',
      entity: 'user',
      entityId: userId,
      before: null,
      after: { email: addressOf(after), role: defaultRole },
    })
  }
  if (isOpening) await followGroups(call, ground, [id])
}

/** The address of a person, of a domain that the company or the group has proved to be its own. */
async function domainOf(
  { queries }: CommandCall,
  organisationId: string,
  user: DirectoryUser,
): Promise<string> {
  const read = email.safeParse(addressOf(user))
  if (!read.success) throw refuse('errors.directory.not_email')
  const domains = await findVerifiedDomains(queries, organisationId)
  if (!isOfDomains(read.data, domains)) {
    const domain = read.data.slice(read.data.lastIndexOf('@') + 1)
    throw refuse('errors.directory.foreign_domain', { domain })
  }
  return read.data
}

/**
 * The account of a person whom the directory names for the first time: a new one, or the one that
 * has their address. One of another company stays what it is, and is a member here too.
 */
async function accountFor(
  call: CommandCall,
  organisationId: string,
  user: DirectoryUser,
): Promise<string> {
  const { queries, transaction, locale } = call
  const address = await domainOf(call, organisationId, user)
  const known = await findAccountByAddress(queries, organisationId, address)
  if (known?.isInsider === true) throw refuse('errors.directory.user_exists')
  const { now } = transaction
  const made =
    known?.isMember === true
      ? null
      : await insertInvitedUser(queries, { email: address, ...accountName(user), locale, now })
  const userId = made ?? known?.id
  if (userId === undefined) throw refuse('errors.directory.user_exists')
  if (await isAccountLinked(queries, organisationId, userId)) {
    throw refuse('errors.directory.user_exists')
  }
  await validateAccount(queries, userId, now)
  return userId
}

/**
 * Gives the account the name and the address that changed in the directory. An account that another
 * company shares keeps both, and so does one whose owner has moved to an address of their own.
 */
async function updateAccount(
  call: CommandCall,
  organisationId: string,
  { userId, before, after }: { userId: string; before: StoredUser; after: DirectoryUser },
): Promise<void> {
  const { queries, transaction } = call
  const [formerName, name] = [accountName(before), accountName(after)]
  const isRenamed = formerName.firstName !== name.firstName || formerName.lastName !== name.lastName
  const hasMoved = addressOf(before).toLowerCase() !== addressOf(after).toLowerCase()
  if (!isRenamed && !hasMoved) return
  const address = hasMoved ? await domainOf(call, organisationId, after) : null
  const account = await findOwnAccount(queries, organisationId, userId)
  if (account === undefined) return
  if (isRenamed) await renameAccount(queries, userId, name)
  if (address === null || account.email === address) return
  if (!isOfDomains(account.email, await findVerifiedDomains(queries, organisationId))) return
  const isKept = await isEmailKept(queries, {
    email: address,
    now: transaction.now,
    exceptFor: userId,
  })
  if (isKept || !(await moveAccount(queries, userId, address))) {
    throw refuse('errors.directory.user_exists')
  }
  await dropEmailChanges(queries, userId)
}

/**
 * Closes the membership, as the removal from a team does: the next call of each session that acts
 * here is refused. Without any other team the account loses all its sessions.
 */
export async function closeMembership(
  { queries, transaction }: CommandCall,
  { organisationId }: Ground,
  { id, userId, userName }: StoredUser,
): Promise<void> {
  await markClosed(queries, id, transaction.now)
  if (userId === null) return
  const role = await findRoleOf(queries, organisationId, userId)
  if (role === null) return
  await deleteMembership(queries, { organisationId, userId })
  await deleteSessionsOpenedBy(queries, organisationId, userId)
  if (!(await belongsAnywhere(queries, userId))) {
    await deleteSessionsOf(queries, userId)
    await deleteInvitation(queries, userId)
  }
  await transaction.record({
    action: 'directory.closeUser',
    entity: 'user',
    entityId: userId,
    before: { email: userName, role },
    after: null,
  })
}
