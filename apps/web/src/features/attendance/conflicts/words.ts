import { defineWords } from '../../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useConflictWords = defineWords('attendance/conflicts', { fr, en })
