import type { Config } from './config.ts'

/** The address of the product for people, without a trailing slash. */
export function publicUrlOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host}:${port}`
}
