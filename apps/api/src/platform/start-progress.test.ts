import { expect, it } from 'vitest'
import { startProgress } from './start-progress.ts'

function shown(isTTY: boolean): string {
  let text = ''
  const write = (chunk: unknown) => {
    text += String(chunk)
    return true
  }
  const progress = startProgress({ isTTY, write } as NodeJS.WriteStream)
  progress.show('The database', 0)
  progress.say('Renfort http://127.0.0.1:3000')
  for (const share of [0.5, 0.55, 0.6]) progress.show('The past', share)
  progress.end()
  return text
}

it('a start says how far it is in lines, where there is no terminal', () => {
  expect(shown(false)).toBe('The database (0 %)\nRenfort http://127.0.0.1:3000\nThe past (50 %)\n')
})

it('a start draws a bar in a terminal, below the other lines, and takes it away', () => {
  const cursor = new RegExp(`${String.fromCharCode(27)}\\[(1G|2K)`, 'g')
  const drawn = shown(true).replaceAll(cursor, '|')
  expect(drawn).toContain(
    '|||Renfort http://127.0.0.1:3000\n░░░░░░░░░░░░░░░░░░░░░░░░   0 %  The database',
  )
  expect(drawn).toContain('██████████████░░░░░░░░░░  60 %  The past')
  expect(drawn.endsWith('||')).toBe(true)
})
