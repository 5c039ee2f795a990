import { isoDate } from '../kernel/calendar.ts'
import type { DatedList } from './dated.ts'

/**
 * Share of a meal voucher that an employer pays free of contributions and tax, percent of its
 * value.
 */
export const exemptVoucherShare: DatedList<{ min: number; max: number }> = [
  {
    from: isoDate('2019-01-01'),
    value: { min: 50, max: 60 },
    source: { text: 'Code général des impôts, annexe IV, art. 6 A', toConfirm: 'text of today' },
  },
]
