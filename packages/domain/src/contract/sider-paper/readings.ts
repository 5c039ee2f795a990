/** What the Sider ticks as read before they sign a paper. */
export const paperReadings = ['contract', 'safety'] as const
export type PaperReading = (typeof paperReadings)[number]
