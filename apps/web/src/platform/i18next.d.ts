import type { fr as auth } from '../features/auth/fr.ts'
import type { fr as frame } from '../features/frame/fr.ts'
import type { fr as settings } from '../features/settings/fr.ts'
import type { fr as errors } from './words/fr.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    resources: {
      auth: typeof auth
      errors: typeof errors
      frame: typeof frame
      settings: typeof settings
    }
  }
}
