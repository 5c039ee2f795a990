import type { ImportedHours } from './import-row.ts'

/**
 * The indexes of lines that repeat the hours of a Sider. Of identical lines all but the first are
 * duplicates; of different lines that share time all are, because only the company knows which is
 * right.
 */
export function duplicatedRows(hours: readonly (ImportedHours | null)[]): ReadonlySet<number> {
  const ofSider = new Map<string, number[]>()
  for (const [row, one] of hours.entries()) {
    if (one === null) continue
    const rows = ofSider.get(one.siderId)
    if (rows === undefined) ofSider.set(one.siderId, [row])
    else rows.push(row)
  }
  const found = new Set<number>()
  for (const rows of ofSider.values()) {
    if (rows.length > 1) addDuplicates(rows, hours, found)
  }
  return found
}

function addDuplicates(
  rows: number[],
  hours: readonly (ImportedHours | null)[],
  found: Set<number>,
): void {
  const inOrder = rows
    .flatMap((row) => {
      const one = hours[row]
      return one === null || one === undefined ? [] : [{ ...one, row }]
    })
    .toSorted(
      (a, b) =>
        a.startMinute - b.startMinute ||
        a.endMinute - b.endMinute ||
        a.breakMinutes - b.breakMinutes ||
        a.row - b.row,
    )
  // Of the lines before, the one that ends last: the next line may still overlap it.
  let longest: (typeof inOrder)[number] | null = null
  let previous: (typeof inOrder)[number] | null = null
  for (const one of inOrder) {
    if (previous !== null && isSame(previous, one)) {
      found.add(one.row)
      continue
    }
    if (longest !== null && one.startMinute < longest.endMinute) {
      found.add(longest.row)
      found.add(one.row)
    }
    if (longest === null || one.endMinute > longest.endMinute) longest = one
    previous = one
  }
}

function isSame(a: ImportedHours, b: ImportedHours): boolean {
  return (
    a.startMinute === b.startMinute &&
    a.endMinute === b.endMinute &&
    a.breakMinutes === b.breakMinutes
  )
}

/** How a line relates to another line of its Sider: identical, overlapping, or adjacent. */
export interface Meeting {
  readonly kind: 'same' | 'overlaps' | 'touches'
  /** The index of the other line. */
  readonly row: number
}

/**
 * For each line, by its index, one line of the same Sider that it meets; an identical or
 * overlapping line wins over an adjacent one. Lines that meet none have no entry.
 */
export function meetingsOf(
  asked: readonly number[],
  hours: readonly (ImportedHours | null)[],
): ReadonlyMap<number, Meeting> {
  const ofSider = Map.groupBy(hours.keys(), (row) => hours[row]?.siderId ?? '')
  return new Map(
    asked.flatMap((row) => {
      const one = hours[row] ?? null
      if (one === null) return []
      const others = (ofSider.get(one.siderId) ?? []).filter((other) => other !== row)
      const met = others.flatMap((other) => {
        const kind = meetingKind(one, hours[other] ?? null)
        return kind === null ? [] : [{ kind, row: other }]
      })
      const first = met.find(({ kind }) => kind !== 'touches') ?? met[0]
      return first === undefined ? [] : [[row, first] as const]
    }),
  )
}

function meetingKind(one: ImportedHours, other: ImportedHours | null): Meeting['kind'] | null {
  if (other === null) return null
  if (isSame(one, other)) return 'same'
  if (other.startMinute < one.endMinute && one.startMinute < other.endMinute) return 'overlaps'
  const touches = other.startMinute === one.endMinute || one.startMinute === other.endMinute
  return touches ? 'touches' : null
}
