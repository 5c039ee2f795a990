import { clearLine, cursorTo } from 'node:readline'
import type { WriteStream } from 'node:tty'

const width = 24
/** How often a long step reports its progress where no bar can be drawn. */
const tellings = 4

export interface StartProgress {
  /** Shows the current step, and the share of the whole start that is done, from 0 to 1. */
  readonly show: (what: string, share: number) => void
  /** Prints a line above the bar. */
  readonly say: (text: string) => void
  /** Removes the bar. */
  readonly end: () => void
}

type Output = Pick<WriteStream, 'write' | 'isTTY'>

/** Shows the progress of a start: a bar in a terminal, lines elsewhere. */
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
    // Other output would start in the middle of the bar, so the bar is erased first.
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
