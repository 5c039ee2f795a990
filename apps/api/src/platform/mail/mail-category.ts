import type { ReminderKind } from '@renfort/domain/sider/shift-reminder.ts'

/**
 * Messages that recipients may refuse, by kind: `feedback` asks about a mission, `hours` lists hours
 * to decide, `digest` what waits each morning; a Sider may refuse each reminder, by mail and by SMS.
 */
export type OptionalMailCategory = 'feedback' | 'hours' | 'digest' | ReminderKind

/**
 * Compulsory mails contain what a person requested, or must know about their account or contracts.
 */
export type MailCategory = 'compulsory' | OptionalMailCategory
