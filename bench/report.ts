import { print } from '../tools/print.ts'

/** A ratio and its bound. */
export interface Gate {
  readonly what: string
  readonly ratio: number
  readonly bound: { readonly atLeast: number } | { readonly atMost: number }
}

let missed = 0

export function heading(text: string): void {
  print(`\n${text}`)
}

export function figure(what: string, value: string): void {
  print(`  ${what.padEnd(64)} ${value}`)
}

export function gate({ what, ratio, bound }: Gate): void {
  const [kept, words] =
    'atLeast' in bound
      ? [ratio >= bound.atLeast, `≥ ${bound.atLeast}`]
      : [ratio <= bound.atMost, `≤ ${bound.atMost}`]
  if (!kept) missed += 1
  figure(what, `${ratio.toFixed(ratio >= 100 ? 0 : 2)} (${words}) ${kept ? 'kept' : 'MISSED'}`)
}

export function missedGates(): number {
  return missed
}
