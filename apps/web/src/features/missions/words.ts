import { useTranslation } from 'react-i18next'
import { addWords } from '../../platform/i18n.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

addWords('missions', { fr, en })

export function useMissionWords() {
  return useTranslation('missions').t
}
