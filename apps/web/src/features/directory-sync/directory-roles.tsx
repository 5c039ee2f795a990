import type { Directory, DirectoryGroupRow } from '@renfort/contract/directory-sync/directory.ts'
import { type TeamRole, teamRoles } from '@renfort/domain/access/actor.ts'
import { Select } from '../../ui/select.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useDefaultRole, useDirectoryOwner, useGroupRole } from './queries.ts'
import { useDirectoryWords } from './words.ts'

/** The role that each group gives, and that of people whom none gives one. */
export function DirectoryRoles({ directory }: { directory: Directory }) {
  const t = useDirectoryWords()
  const { defaultRole, groups } = directory
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{t(($) => $.roles.title)}</h3>
      <DefaultRole role={defaultRole} />
      {groups.length === 0 ? (
        <p className="text-muted">{t(($) => $.roles.none)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {groups.map((group) => (
            <GroupLine key={group.id} group={group} />
          ))}
        </ul>
      )}
    </section>
  )
}

function useRoleNames() {
  const t = useDirectoryWords()
  return teamRoles.map((id) => ({ id, label: t(($) => $.roles.names[id]) }))
}

function DefaultRole({ role }: { role: TeamRole }) {
  const t = useDirectoryWords()
  const toast = useToast()
  const id = useDirectoryOwner()
  const { mutate } = useDefaultRole(() => toast.success(t(($) => $.roles.saved)))
  return (
    <Select
      className="max-w-xs"
      label={t(($) => $.roles.usual)}
      help={t(($) => $.roles.usualHelp)}
      options={useRoleNames()}
      value={role}
      onChange={(next) => mutate({ params: { id }, body: { role: next as TeamRole } })}
    />
  )
}

function GroupLine({ group }: { group: DirectoryGroupRow }) {
  const t = useDirectoryWords()
  const toast = useToast()
  const id = useDirectoryOwner()
  const { mutate } = useGroupRole(() => toast.success(t(($) => $.roles.saved)))
  const none = { id: 'none', label: t(($) => $.roles.names.none) }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 wrap-anywhere">
        {group.name}{' '}
        <span className="text-sm text-muted">
          {t(($) => $.roles.members, { count: group.members })}
        </span>
      </span>
      <Select
        className="w-64 narrow:w-full"
        label={t(($) => $.roles.of, { name: group.name })}
        isLabelHidden
        options={[none, ...useRoleNames()]}
        value={group.role ?? 'none'}
        onChange={(next) =>
          mutate({
            params: { id, directoryGroupId: group.id },
            body: { role: next === 'none' ? null : (next as TeamRole) },
          })
        }
      />
    </li>
  )
}
