import { expect, it } from 'vitest'
import { riskGroups } from './condition-fields.tsx'

const handling = { id: 'manualHandling', name: 'Port de charges' }
const noise = { id: 'noise', name: 'Bruit' }

it('POST-65 orders manual handling from light to very heavy, whatever order it comes in', () => {
  const risk = (value: string) => ({ id: `handling-${value}`, name: value, group: handling, value })
  const groups = riskGroups([
    risk('veryHeavy'),
    { id: 'noise-85', name: 'Plus de 85 dB', group: noise, value: null },
    risk('medium'),
    risk('heavy'),
    risk('light'),
  ])
  expect(groups.map(({ id, options }) => [id, options.map((option) => option.id)])).toEqual([
    [
      'manualHandling',
      ['handling-light', 'handling-medium', 'handling-heavy', 'handling-veryHeavy'],
    ],
    ['noise', ['noise-85']],
  ])
})
