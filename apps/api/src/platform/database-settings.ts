import { z } from 'zod'

const address = z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default('')

/** PostgreSQL, straight or over a pooler; without it the embedded database in `DATA_DIR`. */
export const databaseVariables = {
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: address,
  DATABASE_DIRECT_URL: address,
}

export const databaseExpected = {
  DATABASE_URL: 'postgres://user:password@host:port/database',
  DATABASE_DIRECT_URL: 'postgres://user:password@host:port/database',
} as const

export interface DatabaseSettings {
  readonly dataDirectory: string
  readonly databaseUrl: string | null
  /**
   * PostgreSQL itself, where `databaseUrl` is a pooler that lends a connection for one transaction;
   * `null` where it is PostgreSQL already.
   */
  readonly databaseDirectUrl: string | null
}

export function databaseOf({
  DATA_DIR: dataDirectory,
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
}: z.infer<z.ZodObject<typeof databaseVariables>>): DatabaseSettings | 'incomplete' {
  if (url === '' && direct !== '') return 'incomplete'
  return {
    dataDirectory,
    databaseUrl: url === '' ? null : url,
    databaseDirectUrl: direct === '' ? null : direct,
  }
}
