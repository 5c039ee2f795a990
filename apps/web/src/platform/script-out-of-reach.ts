import { connection } from './connection.ts'

const outOfReach = new WeakSet<Error>()

/** The messages of Chrome, Firefox and Safari when a script cannot be fetched. */
const notFetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/**
 * Marks the failure of a script that could not be fetched without a connection. The router would recognise its
 * message and reload the page, which would lose the screen.
 */
export function markOutOfReach(error: Error): void {
  outOfReach.add(error)
  error.message = `Out of reach: ${error.message}`
}

/** Whether a screen is missing because its script cannot be reached, not because it is broken. */
export function isScriptOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return outOfReach.has(error) || (connection.isLost() && notFetched.test(error.message))
}
