import { defineWords } from '../../../platform/define-words.ts'
import { addWords } from '../../../platform/i18n.ts'
import { en as refusalsEn } from '../../../platform/words/sign-on/en.ts'
import { fr as refusalsFr } from '../../../platform/words/sign-on/fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

// The refusals of a provider are met before the sign-in.
addWords('errors', { fr: refusalsFr, en: refusalsEn })

export const useSignOnWords = defineWords('account/single-sign-on', { fr, en })
