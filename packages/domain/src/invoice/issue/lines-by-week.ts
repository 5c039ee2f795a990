import type { IsoDate } from '../../kernel/calendar.ts'

/** The lines of each week, by the Monday that it begins on. */
export type LinesByWeek<Line> = ReadonlyMap<IsoDate, readonly Line[]>

/** Lines gathered by their week, in the order given. */
export function linesByWeek<Line>(
  lines: readonly { readonly monday: IsoDate; readonly line: Line }[],
): LinesByWeek<Line> {
  const byWeek = Map.groupBy(lines, ({ monday }) => monday)
  return new Map([...byWeek].map(([monday, each]) => [monday, each.map(({ line }) => line)]))
}
