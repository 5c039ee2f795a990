import { addWords } from './i18n.ts'
import { en } from './words/staff/en.ts'
import { fr } from './words/staff/fr.ts'

// The errors that internal staff alone are told come with their screens.
addWords('errors', { fr, en })
