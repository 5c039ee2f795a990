import { defineWords } from '../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useApiKeyWords = defineWords('api-key', { fr, en })

/** The name of the words of a scope: those of `mission.read` are `mission_read`. */
export function scopeWord(scope: string): keyof typeof fr.scopes {
  return scope.replace('.', '_') as keyof typeof fr.scopes
}
