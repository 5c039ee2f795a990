import { expect, it } from 'vitest'
import { epochMinuteOf, instant } from '../kernel/calendar.ts'
import { simulatedContractAnswer } from './contract-answer.ts'

const contestedAt = instant('2026-12-02T09:00:00Z')

it.each([
  ['Le taux horaire est faux', 'rate'],
  ['Rémunération inférieure à la commande', 'rate'],
  ['The hourly rate is wrong', 'rate'],
  ['Mauvaise adresse', 'other'],
  ['The tasks are not those we separated', 'other'],
])('a contestation « %s » is taken to be about: %s', (description, matter) => {
  const answer = simulatedContractAnswer({ id: 'a', version: 1, contestedAt, description })
  expect(answer.matter).toBe(matter)
})

it('a contested contract is answered 1 to 4 hours later, the same way each time', () => {
  for (let version = 1; version <= 200; version += 1) {
    const asked = { id: 'a', version, contestedAt, description: '' }
    const { at } = simulatedContractAnswer(asked)
    const minutes = epochMinuteOf(at) - epochMinuteOf(contestedAt)
    expect(minutes).toBeGreaterThanOrEqual(60)
    expect(minutes).toBeLessThanOrEqual(240)
    expect(simulatedContractAnswer(asked).at).toBe(at)
  }
})
