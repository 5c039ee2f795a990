/** The tools' only way to write: the lint forbids console everywhere. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function printError(line: string): void {
  process.stderr.write(`${line}\n`)
}
