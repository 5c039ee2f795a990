/** The tools write with this, because the lint forbids `console`. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function printError(line: string): void {
  process.stderr.write(`${line}\n`)
}
