import type { SecondFactor } from '@renfort/contract/second-factor.ts'

/** An account with a password alone, of whom no second factor is asked. */
export const noSecondFactor: SecondFactor = {
  appSince: null,
  recoveryCodesLeft: 0,
  passkeys: [],
  isRequired: false,
  requiredFrom: null,
  resetAt: null,
  isOffered: false,
  hasPassword: true,
  passkeyHost: 'localhost',
}
