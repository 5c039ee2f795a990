import { type NewConnection, newConnection } from '@renfort/contract/single-sign-on.ts'
import type { SignOnOverview } from '@renfort/contract/single-sign-on.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import type { TeamRole } from '@renfort/domain/access/actor.ts'
import { connectionIssues, defaultRoles } from '@renfort/domain/single-sign-on/connection.ts'
import { z } from 'zod'
import { CheckboxFormField } from '../../form/checkbox-form-field.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useSaveConnection, useSignOnOwner } from './queries.ts'
import { useSingleSignOnWords } from './words.ts'

const { shape } = newConnection
/** A choice of nothing. */
const none = ''
const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
const longestValues = 12_000

/** The form keeps the values of each role as lines. */
const typedConnection = z
  .object({
    issuer: shape.issuer,
    clientId: shape.clientId,
    clientSecret: z.string(),
    defaultRole: z.enum([none, ...defaultRoles]),
    rolesClaim: z.string(),
    admins: z.string().max(longestValues),
    managers: z.string().max(longestValues),
    collaborators: z.string().max(longestValues),
    isRequired: z.boolean(),
    emergencyAdminId: z.string(),
  })
  .check(
    rule<Typed>((typed) => {
      const connection = connectionOf(typed)
      return connectionIssues(connection).map((found) => {
        const [field, index] = found.path
        if (field !== 'roleMapping' || typeof index !== 'number') return found
        const role = connection.roleMapping[index]?.role ?? 'admin'
        return { ...found, path: [fieldOfRole[role]] }
      })
    }),
  )

interface Typed {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly defaultRole: '' | 'missionManager' | 'collaborator'
  readonly rolesClaim: string
  readonly admins: string
  readonly managers: string
  readonly collaborators: string
  readonly isRequired: boolean
  readonly emergencyAdminId: string
}

const fieldOfRole = {
  admin: 'admins',
  missionManager: 'managers',
  collaborator: 'collaborators',
} as const satisfies Record<TeamRole, keyof Typed>

const roles = Object.keys(fieldOfRole) as readonly TeamRole[]

function connectionOf(typed: Typed): Required<NewConnection> {
  const lines = (role: TeamRole) =>
    typed[fieldOfRole[role]]
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  return {
    issuer: typed.issuer,
    clientId: typed.clientId,
    clientSecret: orNull(typed.clientSecret),
    defaultRole: typed.defaultRole === none ? null : typed.defaultRole,
    rolesClaim: orNull(typed.rolesClaim),
    roleMapping: roles.flatMap((role) => lines(role).map((value) => ({ value, role }))),
    isRequired: typed.isRequired,
    emergencyAdminId: orNull(typed.emergencyAdminId),
  }
}

function typedOf(connection: SignOnOverview['connection']): Typed {
  const linesOf = (role: TeamRole) =>
    (connection?.roleMapping ?? [])
      .filter((mapped) => mapped.role === role)
      .map(({ value }) => value)
      .join('\n')
  return {
    issuer: connection?.issuer ?? '',
    clientId: connection?.clientId ?? '',
    clientSecret: '',
    defaultRole: connection === null ? 'collaborator' : (connection.defaultRole ?? none),
    rolesClaim: connection?.rolesClaim ?? '',
    admins: linesOf('admin'),
    managers: linesOf('missionManager'),
    collaborators: linesOf('collaborator'),
    isRequired: connection?.isRequired ?? false,
    emergencyAdminId: connection?.emergencyAdminId ?? none,
  }
}

/** Sets the provider of the company or the group, and who has which role by it. */
export function ProviderDialog({
  overview: { connection, administrators },
  onClose,
}: {
  overview: SignOnOverview
  onClose: () => void
}) {
  const t = useSingleSignOnWords()
  const id = useSignOnOwner()
  const { mutateAsync } = useSaveConnection()
  return (
    <EditDialog<z.input<typeof typedConnection>, z.output<typeof typedConnection>>
      isOpen
      onClose={onClose}
      title={t(($) => $.edit.title)}
      context={t(($) => $.edit.context)}
      size="large"
      schema={typedConnection}
      initial={typedOf(connection)}
      submitLabel={t(($) => $.edit.submit)}
      issuesOf={issuesOf}
      save={(typed) => mutateAsync({ params: { id }, body: connectionOf(typed) })}
      fields={({ control }) => (
        <>
          <TextFormField
            control={control}
            name="issuer"
            label={t(($) => $.edit.issuer)}
            help={t(($) => $.edit.issuerHelp)}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name="clientId"
            label={t(($) => $.edit.clientId)}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name="clientSecret"
            label={t(($) => $.edit.clientSecret)}
            help={t(($) =>
              connection === null ? $.edit.clientSecretHelp : $.edit.clientSecretKept,
            )}
            autoComplete="off"
          />
          <SelectFormField
            control={control}
            name="defaultRole"
            label={t(($) => $.edit.defaultRole)}
            options={[
              { id: none, label: t(($) => $.roles.none) },
              ...defaultRoles.map((role) => ({ id: role, label: t(($) => $.roles[role]) })),
            ]}
          />
          <TextFormField
            control={control}
            name="rolesClaim"
            label={t(($) => $.edit.rolesClaim)}
            help={t(($) => $.edit.rolesClaimHelp)}
            autoComplete="off"
            isOptional
          />
          {roles.map((role) => (
            <TextAreaFormField
              key={role}
              control={control}
              name={fieldOfRole[role]}
              label={t(($) => $.edit[fieldOfRole[role]])}
              help={t(($) => $.edit.valuesHelp)}
              isOptional
            />
          ))}
          <CheckboxFormField control={control} name="isRequired">
            {t(($) => $.edit.isRequired)}
          </CheckboxFormField>
          <SelectFormField
            control={control}
            name="emergencyAdminId"
            label={t(($) => $.edit.emergencyAdmin)}
            help={t(($) => $.edit.emergencyAdminHelp)}
            options={[
              { id: none, label: t(($) => $.edit.nobody) },
              ...administrators.map(({ id: of, name }) => ({ id: of, label: name })),
            ]}
          />
        </>
      )}
    />
  )
}
