import { clearLine, cursorTo } from 'node:readline'
import type { WriteStream } from 'node:tty'

const width = 24
/** Where no bar can be drawn, a long step says how far it is so many times. */
const tellings = 4

export interface StartProgress {
  /** What is done now, and the share of the whole start that is behind, from 0 to 1. */
  readonly show: (what: string, share: number) => void
  /** A line of its own, above the bar. */
  readonly say: (text: string) => void
  /** Takes the bar away. */
  readonly end: () => void
}

type Output = Pick<WriteStream, 'write' | 'isTTY'>

/** How far a start is: a bar in a terminal, lines elsewhere. */
export function startProgress(output: Output = process.stdout): StartProgress {
  return output.isTTY ? bar(output as WriteStream) : lines(output)
}

function bar(output: WriteStream): StartProgress {
  let drawn = ''
  const clear = () => {
    if (drawn === '') return
    cursorTo(output, 0)
    clearLine(output, 0)
  }
  const draw = (text: string) => {
    clear()
    drawn = text
    // What others write begins at the left, over the bar.
    if (text !== '' && output.write(text)) cursorTo(output, 0)
  }
  return {
    show: (what, share) => {
      const full = Math.round(share * width)
      const percent = `${Math.round(share * 100)} %`.padStart(5)
      draw(`${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent}  ${what}`)
    },
    say: (text) => {
      const again = drawn
      draw('')
      output.write(`${text}\n`)
      draw(again)
    },
    end: () => draw(''),
  }
}

function lines(output: Output): StartProgress {
  let told = ''
  return {
    show: (what, share) => {
      const part = Math.floor(share * tellings) / tellings
      const line = `${what} (${Math.round(part * 100)} %)`
      if (line !== told) output.write(`${line}\n`)
      told = line
    },
    say: (text) => void output.write(`${text}\n`),
    end: () => undefined,
  }
}
