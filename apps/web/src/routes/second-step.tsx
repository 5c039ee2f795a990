import { createFileRoute } from '@tanstack/react-router'
import { SecondStepPage } from '../features/account/second-factor/second-step-page.tsx'

export const Route = createFileRoute('/second-step')({ component: SecondStepPage })
