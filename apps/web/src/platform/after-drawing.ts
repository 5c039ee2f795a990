/**
 * Resolves once the browser has had time to draw and to respond. A phone takes a fifth of a second to start all the
 * scripts of a page in one go.
 */
export function afterDrawing(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
