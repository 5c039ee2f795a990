import { expect, it } from 'vitest'
import { judge, newLedger } from './ledger.ts'

it('tells what was lost, doubled and invented from what was asked and acknowledged', () => {
  const ledger = newLedger()
  for (const name of ['kept', 'lost', 'exchanged', 'doubled', 'unanswered', 'never written']) {
    ledger.asked.add(name)
  }
  for (const name of ['kept', 'lost', 'exchanged', 'doubled']) {
    ledger.acknowledged.set(name, `id of ${name}`)
  }
  const stored = [
    { name: 'kept', id: 'id of kept' },
    { name: 'exchanged', id: 'another' },
    { name: 'doubled', id: 'id of doubled' },
    { name: 'doubled', id: 'its double' },
    { name: 'unanswered', id: 'whatever' },
    { name: 'stranger', id: 'whatever' },
  ]
  expect(judge(ledger, stored)).toEqual({
    lost: ['lost', 'exchanged'],
    doubled: ['doubled'],
    invented: ['stranger'],
  })
})
