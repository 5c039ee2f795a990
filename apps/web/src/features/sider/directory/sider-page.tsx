import type { SiderDetails } from '@renfort/contract/sider.ts'
import { deactivationRefusal } from '@renfort/domain/sider/sider-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { fullName } from '../../../platform/person-name.ts'
import { RecordColumns, RecordPage } from '../../../platform/record-page.tsx'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { DevicesPanel } from './devices-panel.tsx'
import { PapersPanel } from './papers-panel.tsx'
import { EducationsPanel, ExperiencesPanel, IdentityPanel, SkillsPanel } from './profile-panels.tsx'
import { siderQuery, useChangeSider } from './queries.ts'
import type { SiderEdit } from './sider-edit.ts'
import { UnavailabilitiesPanel } from './unavailabilities-panel.tsx'
import { useSiderDirectoryWords } from './words.ts'
import { ComingPanel, CompaniesPanel } from './work-panels.tsx'

const SiderDialog = lazy(async () => ({
  default: (await import('./sider-dialog.tsx')).SiderDialog,
}))

/** The page on which internal staff read and maintain a Sider. */
export function SiderPage({ id }: { id: string }) {
  const t = useSiderDirectoryWords()
  return (
    <RecordPage
      query={useQuery({ ...siderQuery(id), meta: { failure: 'nowhere' } })}
      className="max-w-6xl"
      back={<BackLink />}
      // An address with a malformed id is refused as invalid input.
      missing={[404, 400]}
      waiting={<ProfileSkeleton back={<BackLink />} />}
      words={{
        title: t(($) => $.title),
        missing: t(($) => $.missing),
        missingText: t(($) => $.missingText),
        failure: t(($) => $.failureOne),
      }}
    >
      {(sider) => <Shown sider={sider} />}
    </RecordPage>
  )
}

function Shown({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const [edit, setEdit] = useState<SiderEdit | null>(null)
  const parts = { sider, onEdit: setEdit }
  return (
    <>
      <PageHeader
        title={fullName(sider)}
        context={sider.jobTypes.map(({ name }) => name).join(', ')}
        back={<BackLink />}
        actions={<StandingButton sider={sider} />}
      />
      {sider.deactivated && (
        <p className="mb-5 rounded-panel bg-grey-wash px-4 py-3">{t(($) => $.standing.notice)}</p>
      )}
      <RecordColumns>
        <>
          <IdentityPanel {...parts} />
          <SkillsPanel {...parts} />
          <ExperiencesPanel {...parts} />
          <EducationsPanel {...parts} />
        </>
        <>
          <ComingPanel sider={sider} />
          <UnavailabilitiesPanel {...parts} />
          <CompaniesPanel sider={sider} />
          <PapersPanel siderId={sider.id} />
          <DevicesPanel sider={sider} />
        </>
      </RecordColumns>
      <Suspense>
        {edit !== null && <SiderDialog {...{ sider, edit }} onClose={() => setEdit(null)} />}
      </Suspense>
    </>
  )
}

function BackLink() {
  const t = useSiderDirectoryWords()
  return (
    <Link to={staffPaths.siders} className={linkClass()}>
      {t(($) => $.back)}
    </Link>
  )
}

/** Deactivates a profile or reactivates it; a Sider with work ahead cannot be deactivated. */
function StandingButton({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { change, isPending } = useChangeSider(sider.id)
  const [isAsking, setAsking] = useState(false)
  const name = fullName(sider)
  const isOut = sider.deactivated
  const refusal = isOut
    ? null
    : deactivationRefusal(sider.upcomingShifts.length + sider.upcomingPlannings.length)
  const confirm = async () => {
    await change({ deactivated: !isOut })
      .then(() =>
        toast.success(
          isOut
            ? t(($) => $.standing.reactivated, { name })
            : t(($) => $.standing.deactivated, { name }),
        ),
      )
      .catch(() => undefined)
    setAsking(false)
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabledReason={refusal === null ? undefined : errorSentence(refusal.key, refusal.params)}
        onPress={() => setAsking(true)}
      >
        {isOut ? t(($) => $.standing.reactivate) : t(($) => $.standing.deactivate)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger={!isOut}
        title={
          isOut
            ? t(($) => $.standing.reactivateTitle, { name })
            : t(($) => $.standing.deactivateTitle, { name })
        }
        confirmLabel={isOut ? t(($) => $.standing.reactivate) : t(($) => $.standing.deactivate)}
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {isOut ? t(($) => $.standing.reactivateText) : t(($) => $.standing.deactivateText)}
      </ConfirmDialog>
    </>
  )
}

/** A profile while it loads, in its layout: the name, then two columns of panels. */
function ProfileSkeleton({ back }: { back: ReactNode }) {
  const words = useUiWords()
  return (
    <>
      <div className="mb-1.5 text-table">{back}</div>
      <output className="block">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="mb-7 h-9 w-64 max-w-full" />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {columns.map((heights) => (
            <div key={heights[0]} className="flex flex-col gap-5">
              {heights.map((height) => (
                <div
                  key={height}
                  className={`rounded-panel border border-line bg-surface p-6 ${height}`}
                >
                  <Skeleton className="h-5 w-32" />
                  <Skeleton className="mt-5 h-4 w-3/4" />
                  <Skeleton className="mt-3 h-4 w-1/2" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </output>
    </>
  )
}

const columns = [
  ['h-80', 'h-60', 'h-40'],
  ['h-64', 'h-40', 'h-52'],
] as const
