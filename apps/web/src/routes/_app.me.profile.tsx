import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/account/profile/profile-page.tsx'

export const Route = createFileRoute('/_app/me/profile')({ component: ProfilePage })
