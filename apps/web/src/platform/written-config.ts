import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { publicConfig } from '@renfort/contract/operations.ts'

export type Config = Reply<typeof publicConfig>

/** The configuration that the server wrote into the page, of any age. */
export function writtenConfig(): Config | undefined {
  const text = globalThis.document?.querySelector?.('#config')?.textContent
  return text ? (JSON.parse(text) as Config) : undefined
}
