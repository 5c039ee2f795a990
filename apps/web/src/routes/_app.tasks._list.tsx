import {
  createFileRoute,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { type MissionFilters, isStatusPage } from '../features/mission/list/mission-filters.ts'
import { MissionListFrame } from '../features/mission/list/mission-list-frame.tsx'
import { countsQuery } from '../features/mission-record/queries.ts'
import { idParam, type Search, wordsParam } from '../platform/search-params.ts'

const ConfirmationDialog = lazy(async () => ({
  default: (await import('../features/mission/confirmation-dialog.tsx')).ConfirmationDialog,
}))

export const Route = createFileRoute('/_app/tasks/_list')({
  validateSearch: (search: Search): MissionFilters => ({
    managerId: idParam(search['managerId']),
    q: wordsParam(search['q']),
  }),
  loaderDeps: ({ search: { managerId, q } }) => ({ managerId, q }),
  // The tabs show their totals from the first drawing on; after a failure they show none.
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(countsQuery(deps)).catch(() => undefined)
  },
  component: MissionListRoute,
})

function MissionListRoute() {
  const { managerId, q } = Route.useSearch()
  const { status = 'all' } = useParams({ strict: false })
  const isConfirmed = useLocation({ select: ({ hash }) => hash === 'confirmation' })
  const navigate = useNavigate()
  return (
    <MissionListFrame status={isStatusPage(status) ? status : 'all'} filters={{ managerId, q }}>
      <Outlet />
      {isConfirmed && (
        <Suspense>
          <ConfirmationDialog
            isOpen
            onClose={() => void navigate({ to: '.', search: true, hash: '', replace: true })}
          />
        </Suspense>
      )}
    </MissionListFrame>
  )
}
