import { Link } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { useOrganisationsWords } from './words.ts'

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

/** Whether an organisation may write or only read. */
export function StandingBadge({ isBlocked }: { isBlocked: boolean }) {
  const t = useOrganisationsWords()
  return isBlocked ? (
    <Badge tone="red" icon={<Ban aria-hidden />}>
      {t(($) => $.blocked)}
    </Badge>
  ) : (
    <Badge tone="green" icon={<Check aria-hidden />}>
      {t(($) => $.active)}
    </Badge>
  )
}
