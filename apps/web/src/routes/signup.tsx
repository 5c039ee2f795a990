import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { SignUpPage } from '../features/auth/sign-up-page.tsx'

const text = z.string().optional().catch(undefined)

export const Route = createFileRoute('/signup')({
  validateSearch: z.object({ email: text, utm_campaign: text, utm_medium: text, utm_source: text }),
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpPage search={Route.useSearch()} />
}
