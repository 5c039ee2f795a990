import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const namedFile = /<(?:script|link)\b[^>]*?\s(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g

/**
 * Adds the hash of each script and style sheet to its element, so that a browser only runs the file
 * of this build, whatever proxy is in between.
 */
export function withIntegrity(page: string, directory: string): string {
  return page.replaceAll(namedFile, (tag, file: string) => {
    const digest = hash('sha384', readFileSync(join(directory, file)), 'base64')
    return `${tag} integrity="sha384-${digest}"`
  })
}
