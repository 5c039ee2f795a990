import { describe, expect, it } from 'vitest'
import { beginAs, inTransaction } from './lent-connection.ts'

describe('a connection that is lent for one transaction', () => {
  it('gets every setting of its caller with the beginning, each for the transaction alone', () => {
    const text = beginAs({ role: 'renfort_tenant', organisation: "o'1", group: '' })
    expect(text).toMatch(/^begin; select /)
    expect(
      [...text.matchAll(/set_config\('([^']+)', ('(?:[^']|'')*'), true\)/g)].map(
        ([, name, value]) => `${name} ${value}`,
      ),
    ).toEqual([
      "role 'renfort_tenant'",
      "app.organisation 'o''1'",
      "app.group ''",
      "app.sider ''",
      "timezone 'UTC'",
      "statement_timeout '3200'",
    ])
  })

  const sending = (fails: string | null) => {
    const sent: string[] = []
    const send = async (text: string) => {
      sent.push(text)
      if (text === fails) throw new Error(`${text} failed`)
      return text
    }
    return { sent, send }
  }

  it('sends beginning, work and end without waiting, and answers once it is committed', async () => {
    const { sent, send } = sending(null)
    const done = inTransaction(send, 'begin', () => send('work'))
    expect(sent).toEqual(['begin', 'work', 'commit'])
    expect(await done).toBe('work')
  })

  it.each(['begin', 'work', 'commit'])('has done nothing where %s fails', async (fails) => {
    const { send } = sending(fails)
    await expect(inTransaction(send, 'begin', () => send('work'))).rejects.toThrow(
      `${fails} failed`,
    )
  })
})
