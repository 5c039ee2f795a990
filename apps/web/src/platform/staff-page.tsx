import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { linkClass } from '../ui/link-class.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { ListPage } from './list-page.tsx'
import { staffPaths } from './screen-paths.ts'

export function StaffHomeLink({ children }: { children: ReactNode }) {
  return (
    <Link to={staffPaths.home} className={linkClass()}>
      {children}
    </Link>
  )
}

interface CompanyLinkProps {
  company: { readonly id: string; readonly name: string }
}

/** Leads to the page of a company that only internal staff see. */
export function CompanyLink({ company }: CompanyLinkProps) {
  return (
    <Link
      to={staffPaths.organisation}
      params={{ organisationId: company.id }}
      className={linkClass()}
    >
      {company.name}
    </Link>
  )
}

interface StaffPageProps {
  title: string
  context: string
  /** The words of the link to the home of internal staff. */
  home: string
  /** The class for the width of the page. */
  className?: string
  children: ReactNode
}

/** A page of internal staff, one step from their home. */
export function StaffPage({
  title,
  context,
  home,
  className = 'max-w-7xl',
  children,
}: StaffPageProps) {
  return (
    <div className={classNames('mx-auto', className)}>
      <PageHeader {...{ title, context }} back={<StaffHomeLink>{home}</StaffHomeLink>} />
      {children}
    </div>
  )
}

interface StaffDirectoryProps extends StaffPageProps {
  creation: {
    label: string
    dialog: (onClose: () => void) => ReactNode
  }
  filters: ReactNode
  search: Pick<ComponentProps<typeof ListPage>['search'], 'label' | 'text' | 'onSearch'>
}

/** A list that internal staff search and add to. */
export function StaffDirectory({
  home,
  creation,
  search,
  className = 'max-w-7xl',
  children,
  ...page
}: StaffDirectoryProps) {
  const [isCreating, setCreating] = useState(false)
  return (
    <ListPage
      {...page}
      className={className}
      back={<StaffHomeLink>{home}</StaffHomeLink>}
      actions={
        <Button
          variant="primary"
          icon={<Plus aria-hidden size={18} />}
          className="narrow:w-full"
          aria-haspopup="dialog"
          onPress={() => setCreating(true)}
        >
          {creation.label}
        </Button>
      }
      search={{ ...search, pause: 'localSearch', className: 'min-w-60 flex-1 narrow:w-full' }}
    >
      {children}
      <Suspense>{isCreating && creation.dialog(() => setCreating(false))}</Suspense>
    </ListPage>
  )
}
