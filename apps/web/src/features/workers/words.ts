import { useTranslation } from 'react-i18next'
import { addWords } from '../../platform/i18n.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

addWords('workers', { fr, en })

export function useWorkerWords() {
  return useTranslation('workers').t
}
