import type { Config } from './config.ts'

/** Address under which people reach the product, without a trailing slash. */
export function publicUrlOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host}:${port}`
}
