import { addWords } from './i18n.ts'
import { en } from './words/work/en.ts'
import { fr } from './words/work/fr.ts'

// The errors of contracts and worked hours come with their screens.
addWords('errors', { fr, en })
