import { defineWords } from '../../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useJobUsageWords = defineWords('job-description/usage', { fr, en })
