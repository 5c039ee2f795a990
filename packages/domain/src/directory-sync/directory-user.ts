import type { Refusal } from '../kernel/issue.ts'
import type { AttributePath } from './attribute-path.ts'
import {
  booleanOf,
  isObject,
  readOperations,
  type SentOperation,
  type Step,
  textOf,
} from './operation.ts'

/** What a directory says of a person, as it sent it. */
export interface DirectoryUser {
  readonly userName: string
  readonly externalId: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly formatted: string | null
  readonly displayName: string | null
  /** The address at work, of the list that directories send. */
  readonly email: string | null
  readonly active: boolean
}

export interface SentEmail {
  readonly value?: unknown
  readonly type?: unknown
  readonly primary?: unknown
}

/** The address of a list that the product keeps: the first one, that at work, or that at home. */
export function mainEmail(emails: readonly SentEmail[]): string | null {
  const chosen =
    emails.find(({ primary }) => booleanOf(primary) === true) ??
    emails.find(({ type }) => typeof type === 'string' && type.toLowerCase() === 'work') ??
    emails[0]
  return textOf(chosen?.value) ?? null
}

type Patched = { readonly user: DirectoryUser } | { readonly refusal: Refusal }

/** A user after a patch; attributes that the product does not keep are left aside. */
export function patchUser(user: DirectoryUser, operations: readonly SentOperation[]): Patched {
  const read = readOperations(operations)
  if ('refusal' in read) return read
  let patched = user
  for (const step of read.steps) {
    const change = changeOf(step)
    if (change === 'refused') return { refusal: { key: 'errors.directory.value' } }
    patched = { ...patched, ...change }
  }
  return { user: patched }
}

type Change = Partial<DirectoryUser> | 'refused'

function changeOf(step: Step): Change {
  const { path, verb } = step
  const value = verb === 'remove' ? null : step.value
  switch (path.attribute) {
    case 'username': {
      const userName = textOf(value)
      return typeof userName === 'string' ? { userName } : 'refused'
    }
    case 'active': {
      if (verb === 'remove') return 'refused'
      const active = booleanOf(singleOf(value))
      return active === undefined ? 'refused' : { active }
    }
    case 'externalid':
      return textChange('externalId', value)
    case 'displayname':
      return textChange('displayName', value)
    case 'name':
      return nameChange(path.sub, value)
    case 'emails':
      return emailChange(path, value)
    default:
      return {}
  }
}

function textChange(field: keyof DirectoryUser, value: unknown): Change {
  const text = textOf(value)
  return text === undefined ? 'refused' : { [field]: text }
}

const nameParts = {
  givenname: 'givenName',
  familyname: 'familyName',
  formatted: 'formatted',
} as const

function nameChange(sub: string | null, value: unknown): Change {
  if (sub !== null) {
    return sub in nameParts ? textChange(nameParts[sub as keyof typeof nameParts], value) : {}
  }
  if (value === null) return { givenName: null, familyName: null, formatted: null }
  if (!isObject(value)) return 'refused'
  let change: Partial<DirectoryUser> = {}
  for (const [part, text] of Object.entries(value)) {
    const next = nameChange(part.toLowerCase(), text)
    if (next === 'refused') return 'refused'
    change = { ...change, ...next }
  }
  return change
}

/** The address at work alone is kept: a condition that asks for another one changes nothing. */
function emailChange({ condition, sub }: AttributePath, value: unknown): Change {
  if (sub !== null && sub !== 'value') return {}
  if (condition !== null) {
    const isMain =
      (condition.attribute === 'type' && String(condition.value).toLowerCase() === 'work') ||
      (condition.attribute === 'primary' && booleanOf(condition.value) === true)
    if (!isMain) return {}
  }
  if (value === null) return { email: null }
  if (typeof value === 'string') return textChange('email', value)
  const list = Array.isArray(value) ? value : [value]
  return list.every(isObject) ? { email: mainEmail(list) } : 'refused'
}

/** Entra ID may wrap a single value in a list of one. */
function singleOf(value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== 1) return value
  const [only] = value as readonly unknown[]
  return isObject(only) ? only['value'] : only
}
