import {
  account,
  administration,
  auth,
  featureFlags,
  law,
  secondFactors,
  session,
  sessionLimits,
  siders,
  staffDay,
  team,
} from '@renfort/contract'
import { openSession } from '../../account/sessions/open-session.ts'
import { nobody } from '../../platform/database/db.ts'
import { aCompany, actingFor, anInsider, type TestCompany } from '../companies.ts'
import { aFreeDay } from '../free-day.ts'
import { linkTo } from '../mails.ts'
import { clientHash, newAccount, newEmail } from '../new-account.ts'
import { aParkedJob } from '../parked-jobs.ts'
import { addPasskeyOf, aDevice, setUpApp } from '../second-factors.ts'
import { aSider, newPhoneNumber } from '../siders.ts'
import { type Caller, call, type TestApp } from '../test-app.ts'
import { named, unknownId } from './valid-write.ts'

const somebody = () => ({
  email: newEmail(),
  firstName: 'Ana',
  lastName: 'Blanc',
  role: 'collaborator' as const,
})

const newSider = () => ({
  firstName: 'Nora',
  lastName: 'Petit',
  phoneNumber: newPhoneNumber(),
})

async function anInvitedMember(app: TestApp, { admin }: TestCompany): Promise<string> {
  const body = somebody()
  const { body: members } = await call(app, team.inviteMember, admin, { body })
  const member = members.find(({ email }) => email === body.email)
  if (member === undefined) throw new Error('Nobody was invited.')
  return member.id
}

/** A further session of a user, by its id. */
async function aSession(app: TestApp, caller: Caller): Promise<string> {
  const user = { id: caller.userId, isInsider: false }
  await app.services.db.transaction(nobody, (transaction) => openSession(transaction, user))
  const { body } = await call(app, account.listSessions, caller)
  const other = body.find(({ isCurrent }) => !isCurrent)
  if (other === undefined) throw new Error('No other session.')
  return other.id
}

async function aPasskey(app: TestApp): Promise<{ caller: Caller; id: string }> {
  const { admin: caller } = await aCompany(app)
  await addPasskeyOf(app, caller, aDevice(app))
  const { body } = await call(app, secondFactors.readSecondFactor, caller)
  return { caller, id: body.passkeys[0]?.id ?? '' }
}

/** The links of a change of e-mail that waits, as the mails carry them. */
async function anEmailChange(app: TestApp) {
  const [former, email] = [newEmail(), newEmail()]
  const password = clientHash('Secret!2026')
  const { body } = await call(app, auth.createAccount, null, { body: newAccount(former, password) })
  const caller = { token: body.token, userId: body.userId, organisationId: body.organisationId }
  await call(app, account.updateProfile, caller, { body: { email, currentPassword: password } })
  const linkOf = async (address: string) => {
    const { userId, token } = await linkTo(app, address)
    return { params: { userId }, body: { token } }
  }
  return { confirm: await linkOf(email), undo: await linkOf(former) }
}

/** Valid writes of accounts, teams, internal staff and features. */
export const accountWrites = [
  named(session.updateMe, async (_app, { admin }) => ({
    caller: admin,
    input: { body: { locale: 'en' } },
    other: { body: { locale: 'fr' } },
  })),
  named(account.updateProfile, async (_app, { admin }) => ({
    caller: admin,
    input: { body: { firstName: 'Inès' } },
    other: { body: { firstName: 'Zoé' } },
  })),
  named(account.closeSession, async (app, { admin }) => ({
    caller: admin,
    input: { params: { id: await aSession(app, admin) } },
    other: { params: { id: unknownId } },
  })),
  named(account.closeOtherSessions, async (app, { admin }) => {
    await aSession(app, admin)
    return { caller: admin, input: {}, other: { query: { again: 'true' } } }
  }),
  named(secondFactors.removeApp, async (app) => {
    const { admin } = await aCompany(app)
    await setUpApp(app, admin)
    return { caller: admin, input: {}, other: { query: { again: 'true' } } }
  }),
  named(secondFactors.renamePasskey, async (app) => {
    const { caller, id } = await aPasskey(app)
    const params = { id }
    return {
      caller,
      input: { params, body: { name: 'Poche' } },
      other: { params, body: { name: 'Bureau' } },
    }
  }),
  named(secondFactors.removePasskey, async (app) => {
    const { caller, id } = await aPasskey(app)
    return { caller, input: { params: { id } }, other: { params: { id: unknownId } } }
  }),
  named(secondFactors.requireOfTeam, async (app) => {
    // A company of its own: its team would be asked for a second factor in the other writes.
    const { admin } = await aCompany(app)
    const requiredFrom = (day: string) => ({ body: { requiredFrom: day } })
    return { caller: admin, input: requiredFrom('2027-03-01'), other: requiredFrom('2027-04-01') }
  }),
  named(sessionLimits.limitSessions, async (app) => {
    // A company of its own: its team would be signed out in the other writes.
    const { admin } = await aCompany(app)
    return { caller: admin, input: { body: { hours: 8 } }, other: { body: { hours: 12 } } }
  }),
  named(secondFactors.resetOfMember, async (app) => {
    const { admin, manager, collaborator } = await aCompany(app)
    await setUpApp(app, manager)
    await setUpApp(app, collaborator)
    const of = ({ userId }: Caller) => ({ params: { id: userId } })
    return { caller: admin, input: of(manager), other: of(collaborator) }
  }),
  named(featureFlags.setFlag, async (app, { id: organisationId }) => ({
    caller: await anInsider(app),
    input: { params: { key: 'flexiblePlanning' }, body: { organisationId, enabled: true } },
    other: { params: { key: 'flexiblePlanning' }, body: { organisationId, enabled: false } },
  })),
  named(administration.startImpersonation, async (app, { admin, manager }) => {
    const body = (userId: string) => ({ userId, reason: 'Aide demandée par téléphone' })
    return {
      caller: await anInsider(app),
      input: { body: body(admin.userId) },
      other: { body: body(manager.userId) },
    }
  }),
  named(administration.endImpersonation, async (app, { admin }) => {
    const { token, userId } = await actingFor(app, admin)
    return { caller: { token, userId }, input: {}, other: { query: { again: 'true' } } }
  }),
  named(administration.changeCompany, async (app) => {
    // A company of its own: what is locked here would refuse the other writes.
    const params = { id: (await aCompany(app)).id }
    return {
      caller: await anInsider(app),
      input: { params, body: { jobDescriptionsLocked: true } },
      other: { params, body: { jobDescriptionsLocked: false } },
    }
  }),
  named(administration.createCompany, async (app) => {
    const { role: _role, ...administrator } = somebody()
    return {
      caller: await anInsider(app),
      input: { body: { name: 'Maison Neuve', administrator } },
      other: { body: { name: 'Groupe Neuf', isParent: true, administrator } },
    }
  }),
  named(administration.retryJob, async (app) => ({
    caller: await anInsider(app),
    input: { params: { id: await aParkedJob(app) } },
    other: { params: { id: await aParkedJob(app) } },
  })),
  named(staffDay.changeStaffItem, async (app) => {
    const params = { kind: 'job' as const, subject: await aParkedJob(app) }
    return {
      caller: await anInsider(app),
      input: { params, body: { version: 0, note: 'Appeler' } },
      other: { params, body: { version: 0, note: 'Relancer' } },
    }
  }),
  named(law.addLegalValue, async (app) => {
    const value = () => ({ minimumSalary: 12.31, validFrom: aFreeDay(), source: 'Arrêté' })
    return {
      caller: await anInsider(app),
      input: { body: value() },
      other: { body: value() },
    }
  }),
  named(siders.addSider, async (app) => ({
    caller: await anInsider(app),
    input: { body: newSider() },
    other: { body: newSider() },
  })),
  named(siders.changeSider, async (app) => {
    const params = { id: await aSider(app) }
    return {
      caller: await anInsider(app),
      input: { params, body: { firstName: 'Inès' } },
      other: { params, body: { firstName: 'Zoé' } },
    }
  }),
  named(team.inviteMember, async (_app, { admin }) => ({
    caller: admin,
    input: { body: somebody() },
    other: { body: somebody() },
  })),
  named(team.changeMemberRole, async (_app, { admin, manager }) => ({
    caller: admin,
    input: { params: { id: manager.userId }, body: { role: 'collaborator' } },
    other: { params: { id: manager.userId }, body: { role: 'admin' } },
  })),
  named(team.removeMember, async (_app, { admin, manager, collaborator }) => ({
    caller: admin,
    input: { params: { id: manager.userId } },
    other: { params: { id: collaborator.userId } },
  })),
  named(team.endSessionsOfMember, async (_app, { admin, manager, collaborator }) => ({
    caller: admin,
    input: { params: { id: manager.userId } },
    other: { params: { id: collaborator.userId } },
  })),
  named(team.resendInvitation, async (app, company) => ({
    caller: company.admin,
    input: { params: { id: await anInvitedMember(app, company) } },
    other: { params: { id: await anInvitedMember(app, company) } },
  })),
  named(auth.forgotPassword, async (app, { admin }) => {
    const { email } = (await call(app, session.readMe, admin)).body
    return {
      caller: null,
      input: { body: { email } },
      other: { body: { email: 'another@example.test' } },
    }
  }),
  named(auth.confirmEmail, async (app) => ({
    caller: null,
    input: (await anEmailChange(app)).confirm,
    other: (await anEmailChange(app)).confirm,
  })),
  named(auth.undoEmail, async (app) => ({
    caller: null,
    input: (await anEmailChange(app)).undo,
    other: (await anEmailChange(app)).undo,
  })),
]
