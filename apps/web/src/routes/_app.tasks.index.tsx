import { createFileRoute, redirect } from '@tanstack/react-router'

/** TASK-01. */
export const Route = createFileRoute('/_app/tasks/')({
  beforeLoad: () => {
    throw redirect({ to: '/tasks/all' })
  },
})
