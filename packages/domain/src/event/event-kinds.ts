/**
 * What happens in a company that other software can follow, as `subject.verb`. A kind is never
 * renamed: programs of clients know it.
 */
export const eventKinds = [
  'mission.posted',
  'sider.hired',
  'sider.declined',
  'sider.removed',
  'sider.late',
  'contract.issued',
  'contract.signed',
  'contract.amended',
  'hours.contested',
  'hours.refused',
  'hours.validated',
  'hours.corrected',
  'invoice.issued',
  'invoice.refused',
  'invoice.credited',
  'invoice.paid',
  'invoice.reopened',
] as const
export type BusinessEventKind = (typeof eventKinds)[number]

/** Sent by the product alone, to try one webhook. */
export const testEventKind = 'webhook.test'

export type EventKind = BusinessEventKind | typeof testEventKind

/** Days for which events are kept and can be read or delivered again. */
export const eventsKeptDays = 90
