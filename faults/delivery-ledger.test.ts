import { describe, expect, it } from 'vitest'
import { judgeDeliveries } from './delivery-ledger.ts'

const written = [
  { id: 'a', subject: 'one', sequence: 1 },
  { id: 'b', subject: 'one', sequence: 2 },
  { id: 'c', subject: 'two', sequence: 3 },
]
const came = (...ids: string[]) =>
  judgeDeliveries(
    written,
    ids.map((id) => ({ id, sequence: written.find((event) => event.id === id)?.sequence ?? 9 })),
  )

describe('deliveries', () => {
  it.each([
    ['in order', ['a', 'b', 'c']],
    ['in another order between subjects', ['c', 'a', 'b']],
    ['twice, before the next one', ['a', 'a', 'b', 'b', 'c', 'c']],
  ])('are right %s', (_how, ids) => expect(came(...ids)).toEqual([]))

  it.each([
    ['that never came', ['a', 'c'], ['b, place 2: never came']],
    ['that came after a later one', ['b', 'a', 'c'], ['one: 1 came after 2']],
    ['that came again after a later one', ['a', 'b', 'a', 'c'], ['one: 1 came after 2']],
    ['that nobody wrote', ['a', 'b', 'c', 'x'], ['x: was never written with place 9']],
  ])('tell of one %s', (_which, ids, problems) => expect(came(...ids)).toEqual(problems))
})
