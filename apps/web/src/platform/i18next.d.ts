import type { fr as errors } from './words/fr.ts'

// Areas declare their own dictionaries with `defineWords`.
declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    resources: { errors: typeof errors }
  }
}
