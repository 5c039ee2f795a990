// Imported by a process before the product: its clock is the machine's, moved by the milliseconds in a file, either way
import { readFileSync } from 'node:fs'

const file = process.env['SHIFT_FILE'] ?? ''
const readAgainMs = 20
const machine = Date.now.bind(Date)
let shift = 0
let readAt = -Infinity

Date.now = () => {
  // A process that stood still reads the file at once: its clock jumps, as one does that was stopped.
  if (performance.now() - readAt > readAgainMs) {
    shift = Number(readFileSync(file, 'utf8'))
    readAt = performance.now()
  }
  return machine() + shift
}
