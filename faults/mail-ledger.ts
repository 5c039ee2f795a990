/** Compares the mails that were written, each to an address of its own, with what a server accepted. */
export function judgeMails(
  written: readonly string[],
  accepted: readonly string[],
): { readonly problems: readonly string[]; readonly again: number } {
  const known = new Set(written)
  const came = new Set(accepted)
  const missing = written.filter((recipient) => !came.has(recipient))
  const own = accepted.filter((recipient) => known.has(recipient))
  return {
    problems: missing.map((recipient) => `${recipient}: no mail came`),
    again: own.length - new Set(own).size,
  }
}
