import { useTranslation } from 'react-i18next'
import { addWords } from '../../platform/i18n.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

addWords('locations', { fr, en })

export function useLocationWords() {
  return useTranslation('locations').t
}
