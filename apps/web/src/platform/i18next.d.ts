import type { fr as frame } from '../features/frame/fr.ts'
import type { fr as errors } from './words/fr.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    resources: {
      errors: typeof errors
      frame: typeof frame
    }
  }
}
