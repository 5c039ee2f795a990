type Fields = Readonly<Record<string, unknown>>

/** This column changes with every write, so it is left out. */
const always = 'updatedAt'

/** The fields that differ, before and after, for the audit trail. */
export function changesBetween(
  before: Fields,
  after: Fields,
): { readonly before: Fields; readonly after: Fields } {
  const changed = Object.keys(after).filter(
    (name) => name !== always && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
