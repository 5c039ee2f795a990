import { Link } from '@tanstack/react-router'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { linkClass } from '../../../ui/link-class.ts'

interface OrganisationLinkProps {
  organisation: { readonly id: string; readonly name: string }
  className?: string
}

export function OrganisationLink({ organisation, className }: OrganisationLinkProps) {
  return (
    <Link
      to={staffPaths.organisation}
      params={{ organisationId: organisation.id }}
      className={className ?? linkClass()}
    >
      <span className="wrap-anywhere">{organisation.name}</span>
    </Link>
  )
}
