import { defineWords } from '../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useTourWords = defineWords('tour', { fr, en })
