import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../features/contract/verify/verify-page.tsx'

/** Everybody may check whether a document was signed here. */
export const Route = createFileRoute('/verify')({ component: VerifyPage })
