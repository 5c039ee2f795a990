import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueTranslation } from '../form/issue-translation.tsx'
import { en } from '../ui/en.ts'
import { fr } from '../ui/fr.ts'
import { UiWordsProvider } from '../ui/ui-words.tsx'
import { errorSentence } from './error-words.ts'
import { currentLocale } from './i18n.ts'

/** Gives the components and the forms the language of the product, and its changes. */
export function ProductWords({ children }: { children: ReactNode }) {
  useTranslation()
  return (
    <UiWordsProvider words={currentLocale() === 'en' ? en : fr}>
      <IssueTranslation translate={({ key, params }) => errorSentence(key, params)}>
        {children}
      </IssueTranslation>
    </UiWordsProvider>
  )
}
