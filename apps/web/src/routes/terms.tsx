import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/auth/terms-page.tsx'

export const Route = createFileRoute('/terms')({ component: TermsPage })
