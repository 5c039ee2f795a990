import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const namedFile = /<(?:script|link)\b[^>]*?\s(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g

/**
 * Names the hash of each script and style sheet beside its address, so that a browser runs only the
 * file that was built with the page, whatever stands between it and the server.
 */
export function fileIntegrity(directory: string): (page: string) => string {
  const known = new Map<string, string>()
  const integrityOf = (file: string): string => {
    const integrity =
      known.get(file) ?? `sha384-${hash('sha384', readFileSync(join(directory, file)), 'base64')}`
    known.set(file, integrity)
    return integrity
  }
  return (page) =>
    page.replaceAll(namedFile, (tag, file: string) => `${tag} integrity="${integrityOf(file)}"`)
}
