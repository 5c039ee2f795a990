type Ask = () => Promise<boolean>

const askNobody: Ask = async () => false

let ask = askNobody
let asked: Promise<boolean> | null = null

/** Sets where a proof of a second factor is asked for; returns a function that ends it. */
export function proveWith(given: Ask): () => void {
  ask = given
  return () => {
    if (ask === given) ask = askNobody
  }
}

/** Whether the user proved who they are; calls that are refused together share one question. */
export function askProof(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}
