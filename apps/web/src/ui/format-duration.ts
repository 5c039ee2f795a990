/** Minutes as « 7h30 » (I18N-05), in both languages; whole hours as « 7h ». */
export function formatDuration(minutes: number): string {
  const total = Math.abs(minutes)
  const rest = total % 60
  const sign = minutes < 0 ? '\u2212' : ''
  const hours = `${sign}${Math.floor(total / 60)}h`
  return rest === 0 ? hours : `${hours}${String(rest).padStart(2, '0')}`
}
