import {
  createFileRoute,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { MissionListFrame } from '../features/mission/mission-list-frame.tsx'
import { isStatusPage } from '../features/mission/status-page.ts'
import { idParam, type Search } from '../platform/search-params.ts'

const ConfirmationDialog = lazy(async () => ({
  default: (await import('../features/mission/confirmation-dialog.tsx')).ConfirmationDialog,
}))

export const Route = createFileRoute('/_app/tasks/_list')({
  validateSearch: (search: Search): { managerId?: string | undefined } => ({
    managerId: idParam(search['managerId']),
  }),
  component: MissionListRoute,
})

function MissionListRoute() {
  const { managerId } = Route.useSearch()
  const { status = 'all' } = useParams({ strict: false })
  const isConfirmed = useLocation({ select: ({ hash }) => hash === 'confirmation' })
  const navigate = useNavigate()
  return (
    <MissionListFrame status={isStatusPage(status) ? status : 'all'} managerId={managerId}>
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
