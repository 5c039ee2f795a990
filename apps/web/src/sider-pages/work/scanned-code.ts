import { siteCodePattern, siteScanMinutes } from '@renfort/domain/attendance/declare/site-code.ts'

const kept = 'sider.site-scan'

interface Scan {
  readonly code: string
  /** The hour of the phone. */
  readonly at: number
}

/** Keeps the code of a poster that was scanned, whoever opens the pages then, with or without a network. */
export function keepScan(code: string): void {
  if (!siteCodePattern.test(code)) return
  const scan: Scan = { code, at: Date.now() }
  localStorage.setItem(kept, JSON.stringify(scan))
}

/** The code that was scanned a few minutes ago; it proves nothing of where somebody is later. */
export function scannedCode(): string | null {
  const text = localStorage.getItem(kept)
  if (text === null) return null
  const { code, at } = JSON.parse(text) as Scan
  const minutes = (Date.now() - at) / 60_000
  return minutes >= 0 && minutes <= siteScanMinutes ? code : null
}

export function forgetScan(): void {
  localStorage.removeItem(kept)
}
