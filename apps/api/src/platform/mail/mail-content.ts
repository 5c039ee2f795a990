import type { MailCategory } from './mail-category.ts'

/** The content of a mail, from which its HTML and its plain text are made. */
export interface MailContent {
  readonly category: MailCategory
  readonly subject: string
  /** Shown next to the subject in a mailbox. */
  readonly preheader: string
  readonly heading: string
  readonly blocks: readonly MailBlock[]
}

export type MailBlock =
  /** The heading of a part, or with level 3 of one of its own parts. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly links: readonly MailLink[] }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'smallPrint'; readonly text: string }

export interface MailFact {
  readonly label: string
  readonly value: string
}

export interface MailLink {
  readonly label: string
  readonly url: string
}
