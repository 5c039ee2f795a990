/** A hash that can be compared by eye, in groups of eight characters. */
export function inGroups(sha256: string): string {
  return sha256.match(/.{1,8}/g)?.join(' ') ?? sha256
}
