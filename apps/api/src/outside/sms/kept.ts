import type { SmsPort } from './port.ts'

/** Without a provider messages stay in the outbox, where /dev/outbox shows them. */
export const keptSms: SmsPort = { send: async () => undefined }
