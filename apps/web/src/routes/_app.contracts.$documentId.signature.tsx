import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignaturePage } from '../features/contract/signature/signature-page.tsx'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/contracts/$documentId/signature')({
  beforeLoad: async ({ context }) => {
    const { organisation } = await requireRight(context.queryClient, 'contract.read')
    // A document is read and signed in its company.
    if (organisation === null) throw redirect({ to: '/contracts', replace: true })
  },
  component: SignatureRoute,
})

function SignatureRoute() {
  const { documentId } = Route.useParams()
  return <SignaturePage key={documentId} documentId={documentId} />
}
