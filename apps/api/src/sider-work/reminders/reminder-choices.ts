import type { siderReminders } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { SiderReminder } from '@renfort/contract/sider-reminder.ts'
import { reminderKinds } from '@renfort/domain/sider/shift-reminder.ts'
import { linkWays } from '@renfort/domain/sider/way-in.ts'
import type { Queries } from '../../platform/database/db.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, type ReadCall, siderOf } from '../../platform/http/route.ts'
import {
  deleteMailRefusal,
  findMailRefusals,
  insertMailRefusal,
} from '../../platform/mail/refusal-queries.ts'
import { findAddresses, type SiderAddresses } from './reminder-queries.ts'

type List = typeof siderReminders.listSiderReminders
type Change = typeof siderReminders.changeSiderReminder

export async function listSiderReminders(call: ReadCall): Promise<Answer<List>> {
  return choicesOf(call.queries, await addressesOf(call))
}

/** A refusal stands by address and number, as that of the link in a mail: both are one choice. */
export async function changeSiderReminder(
  call: CommandCall,
  { body: { kind, through, isOn } }: Parsed<Change>,
): Promise<Answer<Change>> {
  const { queries, transaction } = call
  const addresses = await addressesOf(call)
  const recipient = addresses[through]
  if (recipient === null) throw refuse('errors.sider.no_email')
  const refusal = { recipient, category: kind }
  const isChanged = isOn
    ? await deleteMailRefusal(queries, refusal)
    : (await insertMailRefusal(queries, refusal, transaction.now)) !== undefined
  if (!isChanged) transaction.leaveUnchanged()
  else
    await transaction.record({
      action: 'sider.changeReminders',
      entity: 'sider',
      entityId: siderOf(call).siderId,
      organisationId: null,
      before: { kind, through, isOn: !isOn },
      after: { kind, through, isOn },
    })
  return choicesOf(queries, addresses)
}

async function addressesOf(call: ReadCall | CommandCall): Promise<SiderAddresses> {
  const addresses = await findAddresses(call.queries, siderOf(call).siderId)
  if (addresses === undefined) throw notFound()
  return addresses
}

async function choicesOf(queries: Queries, addresses: SiderAddresses): Promise<SiderReminder[]> {
  const known = Object.values(addresses).filter((address) => address !== null)
  const refusals = await findMailRefusals(queries, known)
  return linkWays.flatMap((through) => {
    const address = addresses[through]?.toLowerCase()
    if (address === undefined) return []
    return reminderKinds.map((kind) => {
      const isRefused = refusals.some((one) => one.recipient === address && one.category === kind)
      return { kind, through, isOn: !isRefused }
    })
  })
}
