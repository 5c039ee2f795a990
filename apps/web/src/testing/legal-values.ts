import type { readLegalValues } from '@renfort/contract/organisation.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'

/** The minimum wage of the metropolis, as the API answers it. */
export const legalValues: Reply<typeof readLegalValues> = {
  minimumSalary: 12.02,
  validFrom: '2026-01-01',
  minimumWages: [
    { area: 'france', minimumSalary: 12.02, validFrom: '2026-01-01', source: 'Décret' },
  ],
}
