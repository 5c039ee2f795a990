import { listPapersOfSider, type StaffSiderPaper } from '@renfort/contract/sider-paper.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/api-stand-in.ts'
import { show } from '../../../testing/show.tsx'
import { PapersPanel } from './papers-panel.tsx'

const paper: StaffSiderPaper = {
  id: '00000000-0000-4000-8000-0000000007a1',
  missionId: '00000000-0000-4000-8000-0000000005a1',
  number: 'M26000042-01',
  kind: 'contract',
  title: 'Service du midi',
  companyName: 'Maison Lavigne',
  firstDay: '2026-12-07T00:00:00.000Z',
  lastDay: '2026-12-07T00:00:00.000Z',
  madeAt: '2026-12-02T09:00:00.000Z',
  pages: 3,
  state: 'toSign',
  openedAt: null,
  signedAt: null,
  transmitBy: '2026-12-09T00:00:00.000Z',
  isLate: false,
}
const staff = { isInsider: true, role: null, organisation: null }
const open = () => show(<PapersPanel siderId={paper.id} />, { as: staff })

it.each([
  [{}, /Pas encore transmis|Transmis en retard/, false],
  [{ isLate: true }, /Pas encore transmis/, true],
  [{ isLate: true, openedAt: '2026-12-10T09:00:00.000Z' }, /Transmis en retard/, true],
] as const)('L1251-17 a paper with %o says so', async (changes, said, isSaid) => {
  answer(listPapersOfSider, () => [{ ...paper, ...changes }])
  await open()
  expect(await screen.findByText('À signer')).toBeTruthy()
  expect(screen.queryByText(said) !== null).toBe(isSaid)
})

it('a Sider without a contract has no paper', async () => {
  answer(listPapersOfSider, () => [])
  await open()
  expect(await screen.findByText('Aucun contrat de mission.')).toBeTruthy()
})
