import { type Environment, environmentOf } from '@renfort/domain/kernel/environment.ts'
import { writtenConfig } from './written-config.ts'

const none = { staging: [], development: [] }

/** The environment of this page, for reports (GEN-09). */
export function currentEnvironment(): Environment {
  return environmentOf(location.origin, writtenConfig()?.origins ?? none)
}
