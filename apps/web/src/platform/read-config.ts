import { publicConfig } from '@renfort/contract/operations.ts'
import { call } from './call.ts'

export function readConfig(signal: AbortSignal) {
  return call(publicConfig, {}, signal)
}
