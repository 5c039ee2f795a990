import {
  listSiderPapers,
  openSiderPaper,
  sendSigningCode,
  type SiderPaper,
  signSiderPaper,
} from '@renfort/contract/sider-paper.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSiderPaper } from '../../testing/a-sider-paper.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'

const openedAt = '2026-12-02T09:00:00.000Z'
const aPaper = (changes: Partial<SiderPaper> = {}): SiderPaper => ({
  ...aSiderPaper({ lastDay: '2026-12-11T00:00:00.000Z', madeAt: openedAt }),
  url: 'about:blank#contrat',
  evidence: null,
  evidenceUrl: null,
  consent: 'En signant, j’accepte ce contrat de mission.',
  ...changes,
})
const ways = [
  { through: 'sms' as const, contact: '•••• 78' },
  { through: 'email' as const, contact: 'n•••@exemple.fr' },
]

/** A server with one paper, which changes as its Sider acts. */
function server(first: SiderPaper) {
  let paper = first
  answer(listSiderPapers, () => ({ papers: [paper], ways }))
  return {
    opened: answer(openSiderPaper, () => {
      paper = { ...paper, openedAt }
      return { openedAt }
    }),
    codes: answer(sendSigningCode, () => undefined),
    signatures: answer(signSiderPaper, () => {
      paper = { ...paper, state: 'signed', signedAt: openedAt, evidence: 'preparing' }
      return { signedAt: openedAt }
    }),
  }
}

it('L1251-16 a paper is opened, ticked as read, and signed with the code of a message', async () => {
  const { opened, codes, signatures } = server(aPaper())
  const user = await showSider({ at: '/s/papers' })
  const paper = await soonByRole('article', 'Service du midi')
  const card = within(paper)
  expect(card.getByText('Contrat de mission M26000042-01')).toBeTruthy()
  expect(card.getByText('Du 7 décembre 2026 au 11 décembre 2026')).toBeTruthy()
  expect(card.queryByRole('checkbox')).toBeNull()
  const link = card.getByRole('link', { name: /Lire le document/ })
  expect(link.getAttribute('href')).toBe('about:blank#contrat')
  await user.click(link)
  expect(opened).toHaveLength(1)
  await user.click(await soonByRole('checkbox', 'J’ai lu ce document'))
  expect(screen.queryByRole('button', { name: 'Recevoir le code' })).toBeNull()
  await user.click(byRole('checkbox', /risques du poste/))
  expect(screen.getByText('En signant, j’accepte ce contrat de mission.')).toBeTruthy()
  await user.click(byRole('radio', 'par e-mail à n•••@exemple.fr'))
  await user.click(byRole('button', 'Recevoir le code'))
  expect(codes).toEqual([{ params: { id: aPaper().id }, body: { through: 'email' } }])
  await user.type(await soonByRole('textbox', 'Code à six chiffres'), '123 456')
  await user.click(byRole('button', 'Signer'))
  await screen.findByText('C’est signé. Le document signé reste ici.')
  expect(signatures).toEqual([
    {
      params: { id: aPaper().id },
      body: { code: '123456', readings: ['contract', 'safety'] },
    },
  ])
  expect(byRole('heading', 'Signés')).toBeTruthy()
  expect(screen.getByText('Le dossier de preuve se prépare.')).toBeTruthy()
})

it('a wrong code is said beside the form, and another one can be asked for', async () => {
  const { codes } = server(aPaper({ openedAt }))
  answer(signSiderPaper, () => refused('errors.sider.code_invalid'))
  const user = await showSider({ at: '/s/papers' })
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
  await user.click(byRole('button', 'Recevoir le code'))
  await user.type(await soonByRole('textbox', 'Code à six chiffres'), '000000')
  await user.click(byRole('button', 'Signer'))
  expect((await screen.findByRole('alert')).textContent).toContain('n’est pas le bon')
  await user.click(byRole('button', 'Recevoir un autre code'))
  await user.click(byRole('button', 'Recevoir le code'))
  expect(codes).toHaveLength(2)
})

it.each([
  ['contested', 'L’entreprise conteste ce document. Une nouvelle version vous sera proposée.'],
  ['replaced', 'Remplacé par une nouvelle version.'],
  ['cancelled', 'Annulé : vous n’êtes plus sur cette mission.'],
] as const)('a %s paper says so and is not signed', async (state, said) => {
  server(aPaper({ state, openedAt }))
  await showSider({ at: '/s/papers' })
  await soonByRole('heading', 'Sans effet')
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
