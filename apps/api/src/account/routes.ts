import { account, auth, google, session } from '@renfort/contract'
import { command, procedure, read, type Route } from '../platform/http/route.ts'
import { activateAccount } from './activate-account.ts'
import { activateWithGoogle } from './google/activate-with-google.ts'
import { authorizeWithGoogle } from './google/google-person.ts'
import { confirmEmail, undoEmail } from './profile/email-change.ts'
import { logIn } from './sessions/log-in.ts'
import { logOut, readMe, updateMe } from './profile/me.ts'
import { closeOtherSessions, closeSession, listSessions } from './sessions/own-sessions.ts'
import { forgotPassword, resetPassword } from './password/password-reset.ts'
import { exchangeCode, verifyTicket } from './google/sign-in-with-google.ts'
import { createAccount, startSignUp } from './sign-up.ts'
import { startGoogleSignUp } from './google/start-google-sign-up.ts'
import { updateProfile } from './profile/update-profile.ts'

// Operations on a person see all rows, because no company sees accounts.
export const accountRoutes: readonly Route[] = [
  procedure(auth.login, logIn),
  procedure(auth.startSignUp, startSignUp),
  procedure(auth.createAccount, createAccount),
  procedure(session.logout, (call) => logOut(call, call.token)),
  procedure(auth.forgotPassword, forgotPassword),
  procedure(auth.resetPassword, resetPassword),
  procedure(auth.confirmEmail, confirmEmail),
  procedure(auth.undoEmail, undoEmail),
  procedure(auth.activateAccount, activateAccount),
  read(google.googleAuthorization, authorizeWithGoogle),
  procedure(google.exchangeGoogleCode, exchangeCode),
  procedure(google.verifyGoogleToken, verifyTicket),
  procedure(google.startGoogleSignUp, startGoogleSignUp),
  procedure(google.activateWithGoogle, activateWithGoogle),
  read(session.readMe, readMe, 'everything'),
  command(session.updateMe, updateMe, 'everything'),
  procedure(account.updateProfile, updateProfile),
  read(account.listSessions, listSessions, 'everything'),
  command(account.closeSession, closeSession, 'everything'),
  command(account.closeOtherSessions, closeOtherSessions, 'everything'),
]
