import { createFileRoute, Navigate } from '@tanstack/react-router'
import { SignaturePage } from '../features/contract/signature/signature-page.tsx'
import { requireRight } from '../platform/guards.ts'
import { useIsGroupSpace } from '../platform/me.ts'

export const Route = createFileRoute('/_app/contracts/$documentId/signature')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'contract.read')
  },
  component: SignatureRoute,
})

function SignatureRoute() {
  const { documentId } = Route.useParams()
  // A document is read and signed in its company.
  if (useIsGroupSpace()) return <Navigate to="/contracts" replace />
  return <SignaturePage key={documentId} documentId={documentId} />
}
