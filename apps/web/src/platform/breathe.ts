/**
 * Lets the browser draw and answer before the next piece of work. A phone takes a fifth of a second to start
 * all the scripts of a page in one go.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
