import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundedLine, type Turn } from './bounded-line.ts'

describe('S4 a line for slow work', () => {
  it('never does more at once, never lets more wait, and does everything that it took', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.record({ turn: fc.constantFrom<Turn>('first', 'other'), fails: fc.boolean() })),
        async (atOnce, places, asked) => {
          const line = boundedLine({ atOnce, places })
          let running = 0
          let most = 0
          const taken = asked.map(async ({ turn, fails }) => {
            const place = line.place(turn)
            if (place === null) return 'no place'
            try {
              return await place.run(async () => {
                running += 1
                most = Math.max(most, running)
                await Promise.resolve()
                running -= 1
                if (fails) throw new Error('It failed.')
                return 'done'
              })
            } catch {
              return 'failed'
            } finally {
              place.leave()
              place.leave()
            }
          })
          const ends = await Promise.all(taken)
          expect(most).toBeLessThanOrEqual(atOnce)
          for (const turn of ['first', 'other']) {
            const count = asked.filter((one) => one.turn === turn).length
            const refused = ends.filter((end, n) => end === 'no place' && asked[n]?.turn === turn)
            expect(refused).toHaveLength(Math.max(0, count - places))
          }
          expect(line.place('first')).not.toBeNull()
        },
      ),
    )
  })

  it('lets those who go first pass the others, each in their order', async () => {
    const line = boundedLine({ atOnce: 1, places: 9 })
    const done: string[] = []
    const work = (turn: Turn, name: string) =>
      line.place(turn)?.run(async () => void done.push(name))
    await Promise.all([
      work('other', 'under way'),
      work('other', 'a'),
      work('other', 'b'),
      work('first', 'c'),
      work('first', 'd'),
    ])
    expect(done).toEqual(['under way', 'c', 'd', 'a', 'b'])
  })
})
