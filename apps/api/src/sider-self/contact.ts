import { siderSelf } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { everywhere } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type Call, siderOf } from '../platform/http/route.ts'
import { done, toWire } from '../platform/http/wire-answer.ts'
import { checkOwnCode, countCodeMessage, sendOwnCode } from '../sider-access/own-code.ts'
import { useCode } from '../sider-access/own-code-queries.ts'
import { contactOf } from '../sider-access/send-link.ts'
import { storeContact } from './self-queries.ts'
import { selfOf } from './sider-profile.ts'

type Ask = typeof siderSelf.askSiderContact
type Confirm = typeof siderSelf.confirmSiderContact

/**
 * The code goes to the new mailbox or phone, whoever has it: only its holder can go on, so that
 * nobody learns here who is a Sider.
 */
export async function askSiderContact(call: Call, { body }: Parsed<Ask>): Promise<Answer<Ask>> {
  const { email, phoneNumber } = contactOf(body)
  await countCodeMessage(call)
  await call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const contact = email ?? phoneNumber ?? ''
    await sendOwnCode(call, transaction, {
      purpose: email === null ? 'phone' : 'email',
      about: contact,
      through: email === null ? 'sms' : 'email',
      contact,
    })
    await call.keep(transaction, done)
  })
}

/** The former contact hears of it no more: links and codes go to the new one. */
export async function confirmSiderContact(
  call: Call,
  { body: { of: purpose, code } }: Parsed<Confirm>,
): Promise<Answer<Confirm>> {
  const { siderId } = siderOf(call)
  const { contact, codeHash } = await checkOwnCode(call, { purpose, about: null, code })
  return call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const { queries } = transaction
    if (!(await useCode(queries, { siderId, purpose }, codeHash))) {
      throw refuse('errors.sider.code_invalid')
    }
    const changed = purpose === 'email' ? { email: contact } : { phone_number: contact }
    if (!(await storeContact(queries, siderId, changed))) throw refuse('errors.sider.contact_taken')
    await transaction.record({
      action: 'sider.editSelf',
      entity: 'sider',
      entityId: siderId,
      organisationId: null,
      before: null,
      after: { changed: purpose },
    })
    const self = await selfOf(call, queries)
    await call.keep(transaction, toWire(siderSelf.confirmSiderContact, self))
    return self
  })
}
