import type { Refusal } from '../kernel/issue.ts'
import { isObject, readOperations, type SentOperation, type Step, textOf } from './operation.ts'

/** What a directory says of a group: the ids of its members are those that the product gave. */
export interface DirectoryGroup {
  readonly displayName: string
  readonly externalId: string | null
  readonly memberIds: ReadonlySet<string>
}

type Patched = { readonly group: DirectoryGroup } | { readonly refusal: Refusal }

/** A group after a patch; attributes that the product does not keep are left aside. */
export function patchGroup(group: DirectoryGroup, operations: readonly SentOperation[]): Patched {
  const read = readOperations(operations)
  if ('refusal' in read) return read
  let patched = group
  for (const step of read.steps) {
    const next = stepped(patched, step)
    if (next === null) return { refusal: { key: 'errors.directory.value' } }
    patched = next
  }
  return { group: patched }
}

function stepped(group: DirectoryGroup, { verb, path, value }: Step): DirectoryGroup | null {
  switch (path.attribute) {
    case 'displayname': {
      const displayName = verb === 'remove' ? null : textOf(value)
      return typeof displayName === 'string' ? { ...group, displayName } : null
    }
    case 'externalid': {
      const externalId = verb === 'remove' ? null : textOf(value)
      return externalId === undefined ? null : { ...group, externalId }
    }
    case 'members':
      return withMembers(group, { verb, path, value })
    default:
      return group
  }
}

/**
 * Okta removes a member by the path `members[value eq "id"]`, Entra ID by the path `members` with
 * a list of those who leave.
 */
function withMembers(group: DirectoryGroup, { verb, path, value }: Step): DirectoryGroup | null {
  const { condition } = path
  if (condition !== null) {
    if (condition.attribute !== 'value' || typeof condition.value !== 'string') return null
    if (verb !== 'remove') return null
    return { ...group, memberIds: without(group.memberIds, [condition.value]) }
  }
  if (verb === 'remove' && (value === undefined || value === null)) {
    return { ...group, memberIds: new Set() }
  }
  const named = memberIdsOf(value)
  if (named === null) return null
  if (verb === 'add') return { ...group, memberIds: new Set([...group.memberIds, ...named]) }
  if (verb === 'replace') return { ...group, memberIds: new Set(named) }
  return { ...group, memberIds: without(group.memberIds, named) }
}

function without(ids: ReadonlySet<string>, leaving: readonly string[]): ReadonlySet<string> {
  const gone = new Set(leaving.map((id) => id.toLowerCase()))
  return new Set([...ids].filter((id) => !gone.has(id)))
}

/** The ids of `[{ "value": id }]`, in lower case; `null` for any other value. */
export function memberIdsOf(value: unknown): readonly string[] | null {
  if (value === null || value === undefined) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const ids: string[] = []
  for (const each of list) {
    const id = textOf(isObject(each) ? each['value'] : each)
    if (typeof id !== 'string') return null
    ids.push(id.toLowerCase())
  }
  return ids
}
