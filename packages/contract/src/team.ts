import { teamRole, teamRoles } from '@renfort/domain/access/actor.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { email } from './credentials.ts'
import { byId, key, oneNameRule, personNames } from './kernel/fields.ts'
import { member } from './organisation.ts'

/** A chosen role; `user` is accepted for `missionManager` (C-07). */
const chosenRole = z.enum([...teamRoles, 'user'], key('errors.field.required')).transform(teamRole)

export const invitation = z.object({ email, ...personNames, role: chosenRole }).check(oneNameRule)
export const roleChange = z.object({ role: chosenRole })

const team = z.array(member)

export const inviteMember = endpoint({
  method: 'POST',
  path: '/me/organisations/users',
  summary: 'Invites somebody to the team by mail; answers the team',
  access: 'team.manage',
  stepUp: true,
  body: invitation,
  response: team,
  status: 201,
  errors: ['errors.user.email_used', 'errors.auth.throttled'],
})

export const changeMemberRole = endpoint({
  method: 'PATCH',
  path: '/me/organisations/users/:id',
  summary: 'Changes the role of an active member who is no admin; answers the team',
  access: 'team.manage',
  stepUp: true,
  params: byId('id'),
  body: roleChange,
  response: team,
  errors: [
    'errors.team.other_organisation',
    'errors.team.admin_protected',
    'errors.team.not_activated',
  ],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/me/organisations/users/:id',
  summary: 'Takes a member who is no admin out of the team, at once; answers the team',
  access: 'team.manage',
  stepUp: true,
  params: byId('id'),
  response: team,
  errors: ['errors.team.other_organisation', 'errors.team.admin_protected'],
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/me/organisations/users/:id/invite',
  summary: 'Mails a new activation link, which ends the former one; answers the team',
  access: 'team.manage',
  params: byId('id'),
  response: team,
  errors: [
    'errors.team.other_organisation',
    'errors.team.already_activated',
    'errors.auth.throttled',
  ],
})

export const endSessionsOfMember = endpoint({
  method: 'DELETE',
  path: '/me/organisations/users/:id/sessions',
  summary:
    'Closes all sessions of an active member, who is told by mail; the one that asks stays open; answers the team',
  access: 'team.manage',
  stepUp: true,
  params: byId('id'),
  response: team,
  errors: ['errors.team.other_organisation', 'errors.team.not_activated'],
})
