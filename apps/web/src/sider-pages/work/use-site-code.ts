import { siteCodePattern } from '@renfort/domain/attendance/declare/site-code.ts'
import { useState } from 'react'
import { forgetScan, scannedCode } from './scanned-code.ts'

/** The code that goes with the next press: the scanned one, or else what is typed; each goes once. */
export function useSiteCode() {
  const [typed, setTyped] = useState('')
  const [scanned, setScanned] = useState(scannedCode)
  return {
    typed,
    setTyped,
    isScanned: scanned !== null,
    take: (): string | undefined => {
      const code = scannedCode() ?? typed
      forgetScan()
      setScanned(null)
      setTyped('')
      return siteCodePattern.test(code) ? code : undefined
    },
  }
}
