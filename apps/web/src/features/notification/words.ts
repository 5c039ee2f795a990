import type { NotificationKind } from '@renfort/domain/notification/notification-kind.ts'
import { defineWords } from '../../platform/define-words.ts'
import { i18n } from '../../platform/i18n.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useNotificationWords = defineWords('notification', { fr, en })

/** The name of each kind of notification in the dictionaries. */
export const kindWords = {
  'sider.hired': 'hired',
  'sider.declined': 'declined',
  'sider.removed': 'removed',
  'sider.late': 'late',
  'contract.issued': 'toSign',
  'contract.amended': 'amended',
  'hours.contested': 'contested',
  'hours.refused': 'refusedHours',
  'invoice.issued': 'invoice',
  'invoice.refused': 'refusedPayment',
} as const satisfies Record<NotificationKind, keyof typeof fr.kinds>

/** Why a link of a mail leads to no row, for a screen that does not know of mails. */
export function lostSentence(mail: keyof typeof fr.lost): string {
  return String(i18n.t(`notification:lost.${mail}` as never))
}
