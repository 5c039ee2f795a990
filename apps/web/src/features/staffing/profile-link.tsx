import { Link } from '@tanstack/react-router'
import { fullName } from '../../platform/person-name.ts'
import { staffPaths } from '../../platform/staff-paths.ts'
import { linkClass } from '../../ui/link-class.ts'

interface ProfileLinkProps {
  sider: { readonly id: string; readonly firstName: string; readonly lastName: string }
}

/** The name of a Sider, which leads to their profile. */
export function ProfileLink({ sider }: ProfileLinkProps) {
  return (
    <Link to={staffPaths.sider} params={{ siderId: sider.id }} className={linkClass('row')}>
      {fullName(sider)}
    </Link>
  )
}
