import { createFileRoute } from '@tanstack/react-router'
import { SignaturePage } from '../features/contract/signature/signature-page.tsx'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/contracts/$documentId/signature')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'contract.read')
  },
  component: SignatureRoute,
})

function SignatureRoute() {
  const { documentId } = Route.useParams()
  return <SignaturePage key={documentId} documentId={documentId} />
}
