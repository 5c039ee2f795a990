import { z } from 'zod'
import type { ClamdSettings } from '../outside/file-scan/clamd.ts'

export const scannerVariables = {
  CLAMD_ADDRESS: z.union([z.literal(''), z.stringFormat('host:port', isAddress)]).default(''),
}

export const scannerExpected = {
  CLAMD_ADDRESS: 'a host and a port such as 127.0.0.1:3310',
} as const

/** The scanner of the files that people send; `null` where none is configured. */
export function scannerOf({
  CLAMD_ADDRESS: address,
}: z.infer<z.ZodObject<typeof scannerVariables>>): ClamdSettings | null {
  if (address === '') return null
  const end = address.lastIndexOf(':')
  return { host: address.slice(0, end), port: Number(address.slice(end + 1)) }
}

function isAddress(text: string): boolean {
  const [, port] = /^[a-z0-9.[\]:-]{1,200}:(\d{1,5})$/i.exec(text) ?? []
  return port !== undefined && Number(port) >= 1 && Number(port) <= 65_535
}
