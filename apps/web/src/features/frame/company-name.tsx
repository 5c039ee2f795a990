import type { Me } from '@renfort/contract/auth.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'

interface CompanyNameProps {
  me: Me
  isShrinked: boolean
}

/** Whose space this is: the active company, or the group. */
export function CompanyName({ me, isShrinked }: CompanyNameProps) {
  const name = me.organisation?.name ?? me.group?.name
  if (name === undefined) return null
  return (
    <div
      className={classNames(
        'flex items-center gap-2.5 rounded-control border border-line px-2 py-1.5',
        isShrinked && 'justify-center border-transparent px-0',
      )}
    >
      <Avatar name={name} src={me.organisation?.logoUrl ?? null} size="small" />
      <span className={classNames('min-w-0 flex-1 truncate font-medium', isShrinked && 'sr-only')}>
        {name}
      </span>
    </div>
  )
}
