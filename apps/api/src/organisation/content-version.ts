import { createHash } from 'node:crypto'

/** A version made from the stored content: equal content has the same version, whoever wrote it. */
export function contentVersion(stored: object): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22)
}
