import { addWords } from './i18n.ts'
import { en } from './words/sign-on/en.ts'
import { fr } from './words/sign-on/fr.ts'

// The refusals of a provider are met before the sign-in, by who comes in by one.
addWords('errors', { fr, en })
