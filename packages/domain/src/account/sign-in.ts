/** Days for which a person reads their sign-ins in their profile. */
export const signInHistoryDays = 90

/**
 * What opened a session: `resetLink` is the link of a forgotten password, `singleSignOn` the provider
 * of the company.
 */
export const signInWays = [
  'password',
  'google',
  'passkey',
  'singleSignOn',
  'resetLink',
  'invitation',
] as const
export type SignInWay = (typeof signInWays)[number]
