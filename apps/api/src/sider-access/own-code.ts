import { createHash, randomInt } from 'node:crypto'
import { codeDigits, linkMinutes, type LinkWay } from '@renfort/domain/sider/way-in.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody, type Transaction } from '../platform/database/db.ts'
import { fillWords } from '../platform/fill-words.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type Call, siderOf } from '../platform/http/route.ts'
import { composeMail, siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail, enqueueSms } from '../platform/mail/outbox-queries.ts'
import { takeTries, throttleFromAnywhere } from '../platform/throttle/throttle.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import {
  type CodePurpose,
  countWrongCode,
  lockOwnCode,
  type SentCode,
  storeCode,
} from './own-code-queries.ts'

const dictionaries = { fr, en }

interface CodeOrder {
  readonly purpose: CodePurpose
  /** What it confirms: a code for one paper signs no other, one for one mailbox proves no other. */
  readonly about: string
  readonly through: LinkWay
  readonly contact: string
}

function hashOf(
  siderId: string,
  { purpose, about }: Pick<CodeOrder, 'purpose' | 'about'>,
  code: string,
) {
  return createHash('sha256').update(`${siderId} ${purpose} ${about} ${code}`).digest()
}

/** Counts a message that a signed-in Sider asks for: each one makes a phone ring, and an SMS costs money. */
export async function countCodeMessage(call: Call): Promise<void> {
  const { siderId } = siderOf(call)
  await takeTries([() => throttleFromAnywhere(call, 'sider-link-contact', siderId)])
}

/** Sends a Sider a code of six digits, which takes the place of the former one. */
export async function sendOwnCode(
  call: Call,
  transaction: Transaction,
  order: CodeOrder,
): Promise<void> {
  const { siderId, firstName } = siderOf(call)
  const { services, locale } = call
  const { queries, now } = transaction
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  await storeCode(queries, {
    siderId,
    ...order,
    codeHash: hashOf(siderId, order, code),
    now,
    expiresAt: instantAfter(now, linkMinutes * 60_000),
  })
  const site = siteOf(services)
  const words = dictionaries[locale].ownCode
  const fill = (text: string) =>
    fillWords(text, { firstName, product: site.productName, minutes: String(linkMinutes), code })
  const { purpose, through, contact } = order
  if (through === 'sms') {
    await enqueueSms(queries, { to: contact, text: fill(words.sms[purpose]), locale }, now)
  } else {
    const content = {
      category: 'compulsory',
      subject: fill(words.subject[purpose]),
      preheader: fill(words.message[purpose]),
      heading: fill(words.subject[purpose]),
      blocks: [
        { kind: 'paragraph', text: fill(words.greeting) },
        { kind: 'paragraph', text: fill(words.message[purpose]) },
        { kind: 'smallPrint', text: fill(words.closing) },
      ],
    } as const
    await enqueueMail(queries, composeMail(content, { email: contact, locale }, site), now)
  }
  await transaction.record({
    action: 'sider.sendCode',
    entity: 'sider',
    entityId: siderId,
    organisationId: null,
    before: null,
    after: { purpose, through },
  })
}

/**
 * Checks the code that a Sider enters. A wrong one counts even where the call is refused later; the right one stays
 * valid until the caller uses it up with what it confirms, so that it can be sent again after a lost answer.
 */
export async function checkOwnCode(
  call: Call,
  { purpose, about, code }: Pick<CodeOrder, 'purpose'> & { about: string | null; code: string },
): Promise<SentCode> {
  const of = { siderId: siderOf(call).siderId, purpose }
  const right = await call.services.db.transaction(nobody, async ({ queries, now }) => {
    const sent = await lockOwnCode(queries, of, now)
    if (sent === undefined) return null
    const isRight =
      (about === null || sent.about === about) &&
      hashOf(of.siderId, { purpose, about: sent.about }, code).equals(sent.codeHash)
    if (isRight) return sent
    await countWrongCode(queries, of)
    return null
  })
  if (right === null) throw refuse('errors.sider.code_invalid')
  return right
}
