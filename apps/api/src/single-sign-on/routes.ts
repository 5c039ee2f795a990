import { signOn, singleSignOn } from '@renfort/contract'
import { opening } from '../account/sessions/keep-in-browser.ts'
import { command, procedure, read, type Route } from '../platform/http/route.ts'
import { removeConnection, saveConnection } from './change-connection.ts'
import { addDomain, checkDomain, removeDomain } from './change-domains.ts'
import { testConnection } from './provider-of-company.ts'
import { readSingleSignOn } from './read-single-sign-on.ts'
import { findProvider, finishSignOn, startSignOn } from './sign-on.ts'

// These operations reach every company: a domain may be another one’s, and the way in of a person is
// of no company.
export const singleSignOnRoutes: readonly Route[] = [
  read(singleSignOn.readSingleSignOn, readSingleSignOn, 'everything'),
  command(singleSignOn.saveConnection, saveConnection, 'everything'),
  command(singleSignOn.removeConnection, removeConnection, 'everything'),
  procedure(singleSignOn.testConnection, testConnection),
  command(singleSignOn.addDomain, addDomain, 'everything'),
  procedure(singleSignOn.checkDomain, checkDomain),
  command(singleSignOn.removeDomain, removeDomain, 'everything'),
  read(signOn.findProvider, findProvider, 'everything'),
  procedure(signOn.startSignOn, startSignOn),
  procedure(signOn.finishSignOn, opening(finishSignOn)),
]
