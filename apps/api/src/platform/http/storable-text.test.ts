import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { unstorableTexts } from './storable-text.ts'

it('finds the texts that no database keeps, where they are', () => {
  const texts = { name: 'Noël', tools: ['gants', 'a\u0000'], job: { title: '\ud800' } }
  expect(unstorableTexts(texts).map(({ path }) => path)).toEqual([
    ['tools', 1],
    ['job', 'title'],
  ])
})

it('G-18 leaves a file that is still on its way alone', () => {
  const file = Readable.from(['bytes'])
  expect(unstorableTexts(Object.assign(file, { around: file, name: '\u0000' }))).toEqual([])
})
