import type { CustomerOrganisation } from '@renfort/contract/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { RecordColumns, RecordPage } from '../../../platform/record-page.tsx'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import {
  AttendancePanel,
  ChildrenPanel,
  CoefficientsPanel,
  GroupPanel,
  IdentityPanel,
  type OrganisationEdit,
} from './organisation-panels.tsx'
import { organisationQuery, useChangeOrganisation } from './queries.ts'
import { StandingBadge } from './organisation-link.tsx'
import { useOrganisationsWords } from './words.ts'

const OrganisationDialog = lazy(async () => ({
  default: (await import('./organisation-dialog.tsx')).OrganisationDialog,
}))

/** What internal staff see and decide about a company or a group (N-11, N-28, N-29). */
export function OrganisationPage({ id }: { id: string }) {
  const t = useOrganisationsWords()
  return (
    <RecordPage
      query={useQuery({ ...organisationQuery(id), meta: { failure: 'nowhere' } })}
      className="max-w-5xl"
      back={<BackLink />}
      waiting={<SkeletonRows rows={6} rowHeight={96} />}
      words={{
        title: t(($) => $.title),
        missing: t(($) => $.missing),
        missingText: t(($) => $.missingText),
        failure: t(($) => $.failureOne),
      }}
    >
      {(organisation) => <Shown organisation={organisation} />}
    </RecordPage>
  )
}

function Shown({ organisation }: { organisation: CustomerOrganisation }) {
  const t = useOrganisationsWords()
  const [edit, setEdit] = useState<OrganisationEdit | null>(null)
  const parts = { organisation, onEdit: setEdit }
  return (
    <>
      <PageHeader
        title={organisation.name}
        context={organisation.isParent ? t(($) => $.group) : t(($) => $.company)}
        back={<BackLink />}
        actions={<Ways organisation={organisation} />}
      />
      <RecordColumns>
        <>
          <IdentityPanel {...parts} />
          {!organisation.isParent && <GroupPanel {...parts} />}
        </>
        <>
          <AccessPanel organisation={organisation} />
          <CoefficientsPanel {...parts} />
          <AttendancePanel {...parts} />
          {organisation.isParent && <ChildrenPanel {...parts} />}
        </>
      </RecordColumns>
      <Suspense>
        {edit !== null && (
          <OrganisationDialog {...{ organisation, edit }} onClose={() => setEdit(null)} />
        )}
      </Suspense>
    </>
  )
}

/** Links from here: the audit trail, and what the members see. */
function Ways({ organisation }: { organisation: CustomerOrganisation }) {
  const t = useOrganisationsWords()
  return (
    <>
      {!organisation.isParent && (
        <Link
          to={staffPaths.indemnities}
          params={{ organisationId: organisation.id }}
          className={buttonClass()}
        >
          {t(($) => $.indemnities)}
        </Link>
      )}
      <Link
        to={staffPaths.audit}
        search={{ organisationId: organisation.id }}
        className={buttonClass()}
      >
        {t(($) => $.trail)}
      </Link>
      <Link to={staffPaths.home} search={{ q: organisation.name }} className={buttonClass()}>
        {t(($) => $.actFor)}
      </Link>
    </>
  )
}

function BackLink() {
  const t = useOrganisationsWords()
  return (
    <Link to={staffPaths.organisations} className={linkClass()}>
      {t(($) => $.back)}
    </Link>
  )
}

interface AccessPanelProps {
  organisation: CustomerOrganisation
}

/** Whether it may write, and whether its job descriptions may change (N-28). */
function AccessPanel({ organisation }: AccessPanelProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { change } = useChangeOrganisation(organisation)
  // The asked setting shows at once, and is taken back when the server refuses it.
  const [asked, setAsked] = useState<boolean | null>(null)
  const lock = (jobDescriptionsLocked: boolean) => {
    setAsked(jobDescriptionsLocked)
    void change({ jobDescriptionsLocked })
      .then(() =>
        toast.success(
          jobDescriptionsLocked ? t(($) => $.access.locked) : t(($) => $.access.unlocked),
        ),
      )
      .catch(() => undefined)
      .then(() => setAsked(null))
  }
  return (
    <Panel title={t(($) => $.access.title)}>
      {!organisation.isParent && <Blocking organisation={organisation} />}
      <Switch
        isSelected={asked ?? organisation.jobDescriptionsLocked}
        onChange={lock}
        help={t(($) => $.access.lockText)}
      >
        {t(($) => $.access.lock)}
      </Switch>
    </Panel>
  )
}

function Blocking({ organisation }: AccessPanelProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { change, isPending } = useChangeOrganisation(organisation)
  const [isAsking, setAsking] = useState(false)
  const { name, blocked: isBlocked } = organisation
  const confirm = async () => {
    await change({ blocked: !isBlocked })
      .then(() => {
        toast.success(
          isBlocked
            ? t(($) => $.access.unblockDone, { name })
            : t(($) => $.access.blockDone, { name }),
        )
      })
      .catch(() => undefined)
    setAsking(false)
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
      <div className="min-w-0 flex-1 basis-56">
        <StandingBadge isBlocked={isBlocked} />
        <p className="mt-1 text-table text-muted">
          {isBlocked ? t(($) => $.access.blockedText) : t(($) => $.access.openText)}
        </p>
      </div>
      <Button size="small" aria-haspopup="dialog" onPress={() => setAsking(true)}>
        {isBlocked ? t(($) => $.access.unblock) : t(($) => $.access.block)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger={!isBlocked}
        title={
          isBlocked
            ? t(($) => $.access.unblockTitle, { name })
            : t(($) => $.access.blockTitle, { name })
        }
        confirmLabel={isBlocked ? t(($) => $.access.unblock) : t(($) => $.access.block)}
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {isBlocked ? t(($) => $.access.unblockQuestion) : t(($) => $.access.blockQuestion)}
      </ConfirmDialog>
    </div>
  )
}
