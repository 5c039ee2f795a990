import { createFileRoute } from '@tanstack/react-router'
import { DevelopersPage } from '../features/developer/developers-page.tsx'

/** Everybody may read how other software is connected. */
export const Route = createFileRoute('/developers')({ component: DevelopersPage })
