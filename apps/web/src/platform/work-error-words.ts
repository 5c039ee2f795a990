import { addWords } from './i18n.ts'
import { en } from './words/work/en.ts'
import { fr } from './words/work/fr.ts'

// Only signed-in users can get these errors: their sentences load with the frames of signed-in screens.
addWords('errors', { fr, en })
