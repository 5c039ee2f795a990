/** How long the link in the mail to a new address is good for. */
export const emailConfirmationHours = 24

/** How long the former address can undo a change: from the request, and again once it is confirmed. */
export const emailUndoHours = 48

/**
 * Whether a change of e-mail asks for the password. An account that signs in with Google has none: its
 * Google account opens it, whatever its e-mail, and the new address still has to be confirmed.
 */
export function emailChangeNeedsPassword(
  account: { readonly email: string; readonly googleLogin: boolean },
  email: string | undefined,
): boolean {
  return email !== undefined && email !== account.email && !account.googleLogin
}
