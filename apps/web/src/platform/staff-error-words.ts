import { addWords } from './i18n.ts'
import { en } from './words/staff/en.ts'
import { fr } from './words/staff/fr.ts'

// Errors for internal staff only: their sentences load with the staff's screens.
addWords('errors', { fr, en })
