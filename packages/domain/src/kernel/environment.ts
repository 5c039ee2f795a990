export const environments = ['development', 'staging', 'local', 'production'] as const
export type Environment = (typeof environments)[number]

/** Origins of the web app that an installation declares not to be production. */
export interface OtherOrigins {
  readonly staging: readonly string[]
  readonly development: readonly string[]
}

const ownMachine = /^https?:\/\/(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

/**
 * The environment of a page, by its origin (GEN-09); an origin that is not declared otherwise is
 * production.
 */
export function environmentOf(origin: string, others: OtherOrigins): Environment {
  if (others.staging.includes(origin)) return 'staging'
  if (others.development.includes(origin)) return 'development'
  return ownMachine.test(origin) ? 'local' : 'production'
}
