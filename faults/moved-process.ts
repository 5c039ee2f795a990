import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../tools/free-port.ts'
import { type Product, product } from './product.ts'

/** A process of the product whose clock is moved while it runs, or while it stands still. */
export interface MovedProcess {
  readonly product: Product
  /** Its clock, in milliseconds since 1970. */
  now(): number
  setTo(milliseconds: number): void
  moveBy(milliseconds: number): void
}

const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href

export async function movedProcess(
  folder: string,
  startsAt: number,
  environment: Readonly<Record<string, string>>,
): Promise<MovedProcess> {
  const port = await freePort()
  const file = join(folder, `shift-${port}`)
  let shift = 0
  const setTo = (milliseconds: number) => {
    shift = Math.round(milliseconds - Date.now())
    // The process never reads half of a number.
    writeFileSync(`${file}.new`, String(shift))
    renameSync(`${file}.new`, file)
  }
  setTo(startsAt)
  const now = () => Date.now() + shift
  return {
    product: product(port, {
      ...environment,
      NODE_OPTIONS: `--import=${preload}`,
      SHIFT_FILE: file,
    }),
    now,
    setTo,
    moveBy: (milliseconds) => setTo(now() + milliseconds),
  }
}
