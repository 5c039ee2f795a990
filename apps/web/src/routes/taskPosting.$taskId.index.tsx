import { createFileRoute } from '@tanstack/react-router'
import { resumeDraft } from '../features/posting/guards.ts'

/** « Finish the draft »: where it was left. */
export const Route = createFileRoute('/taskPosting/$taskId/')({
  beforeLoad: ({ context, params }) => resumeDraft(context.queryClient, params.taskId),
})
