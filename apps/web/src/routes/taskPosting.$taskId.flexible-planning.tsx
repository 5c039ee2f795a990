import { createFileRoute, redirect } from '@tanstack/react-router'

/** Only the precise planning is offered: its step is the shifts (POST-22, POST-23). */
export const Route = createFileRoute('/taskPosting/$taskId/flexible-planning')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/taskPosting/$taskId/shifts', params, replace: true })
  },
})
