import { domainGraceDays, domainRecord } from '@renfort/domain/single-sign-on/sign-on-domain.ts'
import type { Transaction } from '../platform/database/db.ts'
import { fillWords } from '../platform/fill-words.ts'
import { composeMail, siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMails } from '../platform/mail/outbox-queries.ts'
import type { Services } from '../platform/services.ts'
import { findAdministrators } from '../platform/mail/administrator-queries.ts'
import type { DomainRow } from './domain-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** Tells the administrators that the record of a domain is missing, or that it counts no more. */
export async function mailDomainMissing(
  services: Services,
  { queries, now }: Transaction,
  { organisationId, domain, challenge, isLost }: DomainRow & { readonly isLost: boolean },
): Promise<void> {
  const record = domainRecord(domain, challenge)
  const site = siteOf(services)
  const administrators = await findAdministrators(queries, organisationId)
  const mails = administrators.map((recipient) => {
    const { missing, lost, record: said, button } = words[recipient.locale]
    const { subject, heading, text } = isLost ? lost : missing
    const message = fillWords(text, { domain, days: String(domainGraceDays) })
    return composeMail(
      {
        category: 'compulsory',
        subject: fillWords(subject, { domain }),
        preheader: message,
        heading,
        blocks: [
          { kind: 'paragraph', text: message },
          { kind: 'paragraph', text: fillWords(said, { name: record.name, text: record.text }) },
          { kind: 'button', label: button, url: `${site.publicUrl}/settings/single-sign-on` },
        ],
      },
      recipient,
      site,
    )
  })
  await enqueueMails(queries, mails, now)
}
