/**
 * Mails that their recipient may refuse, by kind: `feedback` asks how a mission went, `hours` says which
 * hours are left to decide.
 */
export type OptionalMailCategory = 'feedback' | 'hours'

/** Compulsory mails carry what a person asked for, or must know of their account or contracts. */
export type MailCategory = 'compulsory' | OptionalMailCategory
