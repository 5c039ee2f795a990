/** The number of a contract: that of its mission and its position there, `M-2026-0042-03`. */
export function contractNumber(missionNumber: string, position: number): string {
  return `${missionNumber}-${String(position).padStart(2, '0')}`
}
