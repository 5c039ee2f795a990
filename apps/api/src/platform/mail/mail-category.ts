/**
 * Mails that recipients may refuse, by kind: `feedback` asks about a mission, `hours` lists hours
 * to decide.
 */
export type OptionalMailCategory = 'feedback' | 'hours'

/**
 * Compulsory mails contain what a person requested, or must know about their account or contracts.
 */
export type MailCategory = 'compulsory' | OptionalMailCategory
