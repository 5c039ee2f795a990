import { createFileRoute, redirect } from '@tanstack/react-router'

/** Only the precise planning is offered: its step is the shifts (POST-22, POST-23). */
export const Route = createFileRoute('/taskPosting/$taskId/planning-type')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/taskPosting/$taskId/shifts', params, replace: true })
  },
})
