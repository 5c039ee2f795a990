import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { IssueMessage } from './issue-message.ts'
import { decodeIssue } from './issue-message.ts'

/** Turns the key of an issue into a sentence in the language of the screen. */
export type TranslateIssue = (issue: IssueMessage) => string

const IssueTranslationContext = createContext<TranslateIssue>((issue) => issue.key)

interface IssueTranslationProps {
  translate: TranslateIssue
  children: ReactNode
}

export function IssueTranslation({ translate, children }: IssueTranslationProps) {
  return <IssueTranslationContext value={translate}>{children}</IssueTranslationContext>
}

/** The sentence of the error of a field; `undefined` when there is none. */
export function useIssueText(): (message: string | undefined) => string | undefined {
  const translate = useContext(IssueTranslationContext)
  return (message) => (message ? translate(decodeIssue(message)) : undefined)
}
