import { print, printError } from './print.ts'

/** A finding of a guard. The line is 0 when it concerns the whole file. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line++
  return line
}

/** Prints what a guard found and sets the exit code. */
export function reportViolations(violations: readonly Violation[], summary: string): void {
  for (const { path, line, rule, message } of violations) {
    printError(`${path}${line > 0 ? `:${line}` : ''}  ${rule}: ${message}`)
  }
  print(summary)
  if (violations.length > 0) process.exitCode = 1
}
