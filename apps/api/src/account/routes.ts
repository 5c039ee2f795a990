import { account, auth, google, passkeys, secondFactors, session } from '@renfort/contract'
import { command, procedure, read, type Route } from '../platform/http/route.ts'
import { activateAccount } from './activate-account.ts'
import { activateWithGoogle } from './google/activate-with-google.ts'
import { authorizeWithGoogle } from './google/google-person.ts'
import { confirmEmail, undoEmail } from './profile/email-change.ts'
import { logIn } from './sessions/log-in.ts'
import { moveToCookie, opening } from './sessions/keep-in-browser.ts'
import { logOut, readMe, updateMe } from './profile/me.ts'
import { closeOtherSessions, closeSession, listSessions } from './sessions/own-sessions.ts'
import { listSignIns } from './sessions/sign-ins.ts'
import { forgotPassword, resetPassword } from './password/password-reset.ts'
import { exchangeCode, verifyTicket } from './google/sign-in-with-google.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkey/own-passkeys.ts'
import { signInWithPasskey, startPasskeySignIn } from './passkey/sign-in-with-passkey.ts'
import { prove, startProof } from './second-factor/prove.ts'
import { readSecondFactor } from './second-factor/read-second-factor.ts'
import { confirmApp, removeApp, renewRecoveryCodes, startApp } from './second-factor/set-up-app.ts'
import { createAccount, startSignUp } from './sign-up.ts'
import { startGoogleSignUp } from './google/start-google-sign-up.ts'
import { updateProfile } from './profile/update-profile.ts'

// Operations on a person see all rows, because no company sees accounts.
export const accountRoutes: readonly Route[] = [
  procedure(auth.login, opening(logIn)),
  procedure(auth.startSignUp, startSignUp),
  procedure(auth.createAccount, opening(createAccount)),
  procedure(session.logout, logOut),
  procedure(session.moveToCookie, moveToCookie),
  procedure(auth.forgotPassword, forgotPassword),
  procedure(auth.resetPassword, opening(resetPassword)),
  procedure(auth.confirmEmail, confirmEmail),
  procedure(auth.undoEmail, undoEmail),
  procedure(auth.activateAccount, opening(activateAccount)),
  read(google.googleAuthorization, authorizeWithGoogle),
  procedure(google.exchangeGoogleCode, exchangeCode),
  procedure(google.verifyGoogleToken, opening(verifyTicket)),
  procedure(google.startGoogleSignUp, startGoogleSignUp),
  procedure(google.activateWithGoogle, opening(activateWithGoogle)),
  read(session.readMe, readMe, 'everything'),
  command(session.updateMe, updateMe, 'everything'),
  procedure(account.updateProfile, updateProfile),
  read(account.listSessions, listSessions, 'everything'),
  read(account.listSignIns, listSignIns, 'everything'),
  command(account.closeSession, closeSession, 'everything'),
  command(account.closeOtherSessions, closeOtherSessions, 'everything'),
  procedure(passkeys.startPasskeySignIn, startPasskeySignIn),
  procedure(passkeys.signInWithPasskey, opening(signInWithPasskey)),
  read(secondFactors.readSecondFactor, readSecondFactor, 'everything'),
  procedure(secondFactors.startApp, startApp),
  procedure(secondFactors.confirmApp, confirmApp),
  command(secondFactors.removeApp, removeApp, 'everything'),
  procedure(secondFactors.renewRecoveryCodes, renewRecoveryCodes),
  procedure(secondFactors.startPasskey, startPasskey),
  procedure(secondFactors.addPasskey, addPasskey),
  command(secondFactors.renamePasskey, renamePasskey, 'everything'),
  command(secondFactors.removePasskey, removePasskey, 'everything'),
  procedure(secondFactors.startProof, startProof),
  procedure(secondFactors.prove, prove),
]
