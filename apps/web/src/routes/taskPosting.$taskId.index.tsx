import { createFileRoute } from '@tanstack/react-router'
import { resumeDraft } from '../features/posting/guards.ts'

/** « Finish the draft » leads here, and on to the step at which the user left it. */
export const Route = createFileRoute('/taskPosting/$taskId/')({
  beforeLoad: ({ context, params }) => resumeDraft(context.queryClient, params.taskId),
})
