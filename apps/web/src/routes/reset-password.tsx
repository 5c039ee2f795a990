import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx'

const text = z.string().optional().catch(undefined)

export const Route = createFileRoute('/reset-password')({
  validateSearch: z.object({ userId: text, token: text }),
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  return <ResetPasswordPage {...Route.useSearch()} />
}
