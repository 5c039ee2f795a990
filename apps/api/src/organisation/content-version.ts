import { createHash } from 'node:crypto'

/** A version computed from the stored content, so that equal content has the same version. */
export function contentVersion(stored: object): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22)
}
