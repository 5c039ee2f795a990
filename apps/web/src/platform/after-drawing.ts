/**
 * Ends once the browser has had its turn to draw and to answer. A phone takes a fifth of a second to start
 * all the scripts of a page in one go.
 */
export function afterDrawing(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
