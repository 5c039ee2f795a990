/** What the address of the sign-up may say (AUTH-21). */
export interface SignUpSearch {
  email?: string | undefined
  utm_campaign?: string | undefined
  utm_medium?: string | undefined
  utm_source?: string | undefined
}
