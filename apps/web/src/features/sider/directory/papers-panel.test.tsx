import { listPapersOfSider } from '@renfort/contract/sider-paper.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { staff } from '../../../testing/a-me.ts'
import { aSiderPaper } from '../../../testing/a-sider-paper.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { show } from '../../../testing/show.tsx'
import { PapersPanel } from './papers-panel.tsx'

const paper = aSiderPaper()
const open = () => show(<PapersPanel siderId={paper.id} />, { as: staff })

it.each([
  [{}, /Pas encore transmis|Transmis en retard/, false],
  [{ isLate: true }, /Pas encore transmis/, true],
  [{ isLate: true, openedAt: '2026-12-10T09:00:00.000Z' }, /Transmis en retard/, true],
] as const)('L1251-17 a paper with %o says so', async (changes, said, isSaid) => {
  answer(listPapersOfSider, () => [aSiderPaper(changes)])
  await open()
  expect(await screen.findByText('À signer')).toBeTruthy()
  expect(screen.queryByText(said) !== null).toBe(isSaid)
})

it('a Sider without a contract has no paper', async () => {
  answer(listPapersOfSider, () => [])
  await open()
  expect(await screen.findByText('Aucun contrat de mission.')).toBeTruthy()
})
