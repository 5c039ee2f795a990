import { defineWords } from '../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useFeatureFlagWords = defineWords('feature-flag', { fr, en })
