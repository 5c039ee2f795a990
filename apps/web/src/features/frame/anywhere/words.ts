import { defineWords } from '../../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

// What may be said before the frame has come, and apart from it: part of the first script of every screen.
export const useAnywhereWords = defineWords('frame/anywhere', { fr, en })
