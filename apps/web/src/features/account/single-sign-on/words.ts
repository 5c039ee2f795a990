import { defineWords } from '../../../platform/define-words.ts'
import '../../../platform/sign-on-error-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useSignOnWords = defineWords('account/single-sign-on', { fr, en })
