import { createHash } from 'node:crypto'

/** Names what is stored by its content: the same again is the same version, whoever wrote it. */
export function contentVersion(stored: object): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22)
}
