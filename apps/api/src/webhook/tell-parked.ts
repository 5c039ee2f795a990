import { nobody } from '../platform/database/db.ts'
import { fillWords } from '../platform/fill-words.ts'
import { findAdministrators } from '../platform/mail/administrator-queries.ts'
import { composeMail, siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMails } from '../platform/mail/outbox-queries.ts'
import type { Services } from '../platform/services.ts'
import { noteTold } from './delivery-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/**
 * Tells the administrators of a company that events are not sent any more to one of its webhooks,
 * once a day at most.
 */
export async function tellParked(
  services: Services,
  { webhookId, organisationId }: { readonly webhookId: string; readonly organisationId: string },
): Promise<void> {
  await services.db.transaction(nobody, async ({ queries, now }) => {
    const url = await noteTold(queries, webhookId, now)
    if (url === null) return
    const administrators = await findAdministrators(queries, organisationId)
    const mails = administrators.map((recipient) => {
      const { subject, heading, text, act, button } = words[recipient.locale]
      const message = fillWords(text, { url })
      const site = siteOf(services)
      return composeMail(
        {
          category: 'compulsory',
          subject,
          preheader: message,
          heading,
          blocks: [
            { kind: 'paragraph', text: message },
            { kind: 'paragraph', text: act },
            { kind: 'button', label: button, url: `${site.publicUrl}/settings/webhooks` },
          ],
        },
        recipient,
        site,
      )
    })
    await enqueueMails(queries, mails, now)
  })
}
