import type { ListedSider } from '@renfort/contract/sider.ts'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../platform/person-name.ts'
import { staffPaths } from '../../platform/staff-paths.ts'
import { linkClass } from '../../ui/link-class.ts'

interface SiderLinkProps {
  sider: Pick<ListedSider, 'id' | 'firstName' | 'lastName'>
  className?: string
}

export function SiderLink({ sider, className }: SiderLinkProps) {
  return (
    <Link to={staffPaths.sider} params={{ siderId: sider.id }} className={className ?? linkClass()}>
      <span className="wrap-anywhere">{fullName(sider)}</span>
    </Link>
  )
}
