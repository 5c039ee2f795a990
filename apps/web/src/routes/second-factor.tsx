import { createFileRoute } from '@tanstack/react-router'
import { RequiredFactorPage } from '../features/account/second-factor/required-page.tsx'

export const Route = createFileRoute('/second-factor')({ component: RequiredFactorPage })
