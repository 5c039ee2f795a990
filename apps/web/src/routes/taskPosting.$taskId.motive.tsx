import { createFileRoute } from '@tanstack/react-router'
import { motivesQuery } from '../features/motive/queries.ts'
import { MotiveStep } from '../features/posting/motive-step.tsx'

export const Route = createFileRoute('/taskPosting/$taskId/motive')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(motivesQuery()),
  component: MotiveRoute,
})

function MotiveRoute() {
  return <MotiveStep taskId={Route.useParams().taskId} />
}
