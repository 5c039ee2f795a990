import { useTranslation } from 'react-i18next'
import { addWords } from '../../platform/i18n.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

addWords('legalGuard', { fr, en })

export function useLegalWords() {
  return useTranslation('legalGuard').t
}
