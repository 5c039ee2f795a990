import { account, auth } from '@renfort/contract'
import { command, procedure, read, type Route } from '../platform/route.ts'
import { activateAccount } from './activate-account.ts'
import { logIn } from './log-in.ts'
import { logOut, readMe, updateMe } from './me.ts'
import { closeOtherSessions, closeSession, listSessions } from './own-sessions.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { createAccount, startSignUp } from './sign-up.ts'
import { updateProfile } from './update-profile.ts'

export const accountRoutes: readonly Route[] = [
  procedure(auth.login, logIn),
  procedure(auth.startSignUp, startSignUp),
  procedure(auth.createAccount, createAccount),
  procedure(auth.logout, (call) => logOut(call, call.token)),
  procedure(auth.forgotPassword, forgotPassword),
  procedure(auth.resetPassword, resetPassword),
  procedure(auth.activateAccount, activateAccount),
  read(auth.readMe, readMe),
  command(auth.updateMe, updateMe),
  procedure(account.updateProfile, updateProfile),
  read(account.listSessions, listSessions),
  command(account.closeSession, closeSession),
  command(account.closeOtherSessions, closeOtherSessions),
]
