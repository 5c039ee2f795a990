import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Team',
  context: 'The people of {{company}} and what each may do.',
  invite: 'Invite someone',
  members: 'Members of the team',
  columns: {
    person: 'Person',
    role: 'Role',
    status: 'Status',
    actions: 'Row actions',
  },
  you: 'You',
  fromGroup: 'Group',
  active: 'Active',
  invited: 'Invitation sent',
  roles: {
    admin: 'Administrator',
    missionManager: 'Mission manager',
    collaborator: 'Collaborator',
  },
  roleHelp: {
    admin:
      'All rights, including the team. An administrator can then be neither changed nor removed.',
    missionManager: 'Posts and manages their own missions; sees contracts, invoices and settings.',
    collaborator: 'Validates hours and evaluates Siders on all missions.',
  },
  role: 'Role',
  menu: 'Actions for {{name}}',
  actions: {
    changeRole: 'Change role',
    resendInvitation: 'Send the invitation again',
    remove: 'Remove',
  },
  inviting: {
    title: 'Invite someone',
    context: 'They will get a link by e-mail, valid for {{days}} days, to activate their account.',
    email: 'Work e-mail',
    firstName: 'First name',
    lastName: 'Last name',
    hasOneName: 'This person has one name only',
    submit: 'Send the invitation',
    done: 'Invitation sent to {{name}}.',
  },
  roleChange: {
    title: 'Change role',
    context: 'The new role of {{name}} counts from now on.',
    done: 'The role of {{name}} has been changed.',
  },
  removal: {
    title: 'Remove {{name}}?',
    text: '{{name}} loses access at once. Their missions stay: choose another manager for them.',
    textInvited: 'The invitation sent to {{name}} will no longer work.',
    confirm: 'Remove',
    done: '{{name}} is no longer in the team.',
  },
  resending: {
    title: 'Send the invitation again?',
    text: 'A new activation link goes to {{email}}. The former one will no longer work.',
    confirm: 'Send again',
    done: 'Activation link sent to {{name}}.',
  },
}
