import { defineWords } from '../../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const usePlanningViewWords = defineWords('planning/views', { fr, en })

export type PlanningViewWords = ReturnType<typeof usePlanningViewWords>
