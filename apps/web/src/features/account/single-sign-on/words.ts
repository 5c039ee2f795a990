import { defineWords } from '../../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
// The refusals of a provider are met before the sign-in.
import '../../../platform/work-error-words.ts'

export const useSignOnWords = defineWords('account/single-sign-on', { fr, en })
