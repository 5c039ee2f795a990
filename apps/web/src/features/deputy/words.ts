import { defineWords } from '../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useDeputyWords = defineWords('deputy', { fr, en })
