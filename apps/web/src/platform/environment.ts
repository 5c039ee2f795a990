import { type Environment, environmentOf } from '@renfort/domain/kernel/environment.ts'
import { writtenConfig } from './written-config.ts'

const none = { staging: [], development: [] }

/** Where this page runs: what it reports says so (GEN-09). */
export function currentEnvironment(): Environment {
  return environmentOf(location.origin, writtenConfig()?.origins ?? none)
}
