import { createFileRoute, redirect } from '@tanstack/react-router'

/** The home list of missions (TASK-01). */
export const Route = createFileRoute('/_app/tasks/')({
  beforeLoad: () => {
    throw redirect({ to: '/tasks/all' })
  },
})
