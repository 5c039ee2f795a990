import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/account/terms-page.tsx'

export const Route = createFileRoute('/terms')({ component: TermsPage })
