/** How a contract is named: the number of its mission and its place there, `M-2026-0042-03`. */
export function contractNumber(missionNumber: string, position: number): string {
  return `${missionNumber}-${String(position).padStart(2, '0')}`
}
