/** Hours for which the link in the mail to a new address works. */
export const emailConfirmationHours = 24

/**
 * Hours in which the former address can undo a change: from the request, and again from the
 * confirmation.
 */
export const emailUndoHours = 48

/**
 * Whether a change of e-mail needs the password. An account that signs in with Google has none: the
 * Google account opens it whatever its e-mail, and the new address still has to be confirmed.
 */
export function emailChangeNeedsPassword(
  account: { readonly email: string; readonly googleLogin: boolean },
  email: string | undefined,
): boolean {
  return email !== undefined && email !== account.email && !account.googleLogin
}
