/** A sum as it can be compared by eye, eight signs at a time. */
export function inGroups(sha256: string): string {
  return sha256.match(/.{1,8}/g)?.join(' ') ?? sha256
}
