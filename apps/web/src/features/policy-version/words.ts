import { useTranslation } from 'react-i18next'
import { addWords } from '../../platform/i18n.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

addWords('policyVersion', { fr, en })

export function usePolicyVersionWords() {
  return useTranslation('policyVersion').t
}
