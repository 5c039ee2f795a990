import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { statusOf } from '@renfort/contract/kernel/errors.ts'
import { scimSchemas, type scimError } from '@renfort/contract/directory-sync/scim-fields.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { z } from 'zod'
import { fillWords } from '../../fill-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

type ScimError = z.input<typeof scimError>

interface Failed {
  readonly key: ErrorKey
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
}

/** What SCIM calls a failure (RFC 7644, table 9). */
const types: Readonly<Partial<Record<ErrorKey, string>>> = {
  'errors.directory.filter': 'invalidFilter',
  'errors.directory.path': 'invalidPath',
  'errors.directory.no_target': 'noTarget',
  'errors.directory.operation': 'invalidSyntax',
  'errors.directory.user_exists': 'uniqueness',
  'errors.directory.group_exists': 'uniqueness',
  'errors.input.invalid': 'invalidSyntax',
}

/**
 * A failure in SCIM's form, which a directory shows to its administrators. The product's own key
 * stays beside it, for who reads the contract.
 */
export function scimFailure(
  { key, metadata }: Failed,
  requestId: string,
  locale: Locale,
): ScimError {
  const status = statusOf(key)
  const scimType = types[key] ?? (status === 400 ? 'invalidValue' : undefined)
  return {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail: detailOf(key, metadata, locale),
    key,
    ...(metadata === undefined ? {} : { metadata: { ...metadata } }),
    requestId,
  }
}

function detailOf(key: ErrorKey, metadata: Failed['metadata'], locale: Locale): string {
  const words = locale === 'en' ? en : fr
  const own = words.of[key as keyof typeof words.of] as string | undefined
  const [field] = fieldsOf(metadata)
  const text = own ?? (field === undefined ? words.other : words.field)
  return fillWords(text, { ...valuesOf(metadata), key, field: field ?? '' })
}

function valuesOf(metadata: Failed['metadata']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(metadata ?? {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}

function fieldsOf(metadata: Failed['metadata']): string[] {
  const issues = metadata?.['issues']
  if (!Array.isArray(issues)) return []
  return (issues as readonly { path?: unknown }[]).map(({ path }) =>
    Array.isArray(path) ? path.join('.') : '',
  )
}
