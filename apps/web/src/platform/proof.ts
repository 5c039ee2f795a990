type Ask = () => Promise<boolean>

let ask: Ask = async () => false
let asked: Promise<boolean> | null = null

/** Sets where a proof of a second factor is asked for. */
export function proveWith(given: Ask): void {
  ask = given
}

/** Whether the user proved who they are; calls that are refused together share one question. */
export function askProof(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}
