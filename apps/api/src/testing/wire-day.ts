/** A day as it is answered (decisions §0). */
export function wireDay(date: string): string {
  return `${date}T00:00:00.000Z`
}
