import type { fr } from './fr.ts'

export const en: typeof fr = {
  field: 'The value of “{{field}}” is not accepted ({{key}}).',
  other: 'The request is refused ({{key}}).',
  of: {
    'errors.auth.no_auth': 'A token of a directory is missing.',
    'errors.key.invalid': 'This token of a directory is unknown or revoked.',
    'errors.calls.too_many': 'Too many calls: try again in {{seconds}} s.',
    'errors.not_found': 'This resource does not exist here.',
    'errors.directory.filter': 'This filter is not supported: only eq and and are.',
    'errors.directory.path': 'This attribute path cannot be read.',
    'errors.directory.operation': 'An operation is add, replace or remove.',
    'errors.directory.value': 'The value of an attribute does not have the expected form.',
    'errors.directory.no_target': 'A remove operation has to name what it removes.',
    'errors.directory.not_email': 'An e-mail address at work is needed, or a userName that is one.',
    'errors.directory.foreign_domain':
      'This company has not verified the domain {{domain}}: no account can be opened there.',
    'errors.directory.unknown_member': 'A member of the group is nobody known here.',
    'errors.directory.user_exists': 'Somebody else already has this userName or this address.',
    'errors.directory.group_exists': 'Another group already has this name.',
    'errors.directory.last_admin':
      'The team would have no administrator left. Give that role to somebody else first.',
    'errors.directory.emergency_admin':
      'They are the emergency administrator of single sign-on. Name another one first.',
    'errors.directory.too_many_users': 'A directory holds {{max}} people at most.',
    'errors.directory.too_many_groups': 'A directory holds {{max}} groups at most.',
    'errors.directory.too_many_members': 'A group holds {{max}} members at most.',
  },
}
