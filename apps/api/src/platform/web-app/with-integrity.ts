import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const namedFile = /<(?:script|link)\b[^>]*?\s(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g

/**
 * Names the hash of each script and style sheet beside its address, so that a browser runs only the
 * file that was built with the page, whatever stands between it and the server.
 */
export function withIntegrity(page: string, directory: string): string {
  return page.replaceAll(namedFile, (tag, file: string) => {
    const digest = hash('sha384', readFileSync(join(directory, file)), 'base64')
    return `${tag} integrity="sha384-${digest}"`
  })
}
