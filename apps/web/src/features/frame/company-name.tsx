import type { Me } from '@renfort/contract/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { CompanyLogo } from './company-logo.tsx'
import { CompanySwitcher } from './company-switcher.tsx'

interface CompanyNameProps {
  me: Me
  isShrinked: boolean
}

/** The name of the active company or group; members of a group can switch from here. */
export function CompanyName({ me, isShrinked }: CompanyNameProps) {
  if (me.group !== null) return <CompanySwitcher me={me} group={me.group} isShrinked={isShrinked} />
  if (me.organisation === null) return null
  const { name, logoUrl } = me.organisation
  return (
    <div
      className={classNames(
        'flex items-center gap-2.5 rounded-control border border-line px-2 py-1.5',
        isShrinked && 'justify-center border-transparent px-0',
      )}
    >
      <CompanyLogo name={name} src={logoUrl} />
      <span className={classNames('min-w-0 flex-1 truncate font-medium', isShrinked && 'sr-only')}>
        {name}
      </span>
    </div>
  )
}
