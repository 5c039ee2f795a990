import { addWords } from './i18n.ts'
import { en } from './words/work/en.ts'
import { fr } from './words/work/fr.ts'

// Nobody is told these before they have signed in: they come with the frames that stand around the work.
addWords('errors', { fr, en })
