import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMission } from '../../testing/a-mission.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { PostingHeader } from './posting-header.tsx'

const mission = aMission({ name: 'Terrasse', isFlexiblePlanning: true })

it('POST-03 has the name, the type, the flexible planning, the steps and the details so far', async () => {
  const { user } = await show(<PostingHeader mission={mission} step="motive" />)
  expect(byRole('heading', /Terrasse/)).toBeDefined()
  expect(screen.getByText('Délégation')).toBeDefined()
  expect(
    screen.getByText('Planning flexible', { selector: 'header > div:first-child *' }),
  ).toBeDefined()
  expect(byRole('navigation', 'Étapes')).toBeDefined()
  await user.click(byRole('button', 'Voir la mission'))
  expect(await soonByRole('dialog', 'La mission jusqu’ici')).toBeDefined()
})

it('POST-03 says nothing of a flexible planning where there is none', async () => {
  await show(<PostingHeader mission={aMission()} step="motive" />)
  expect(screen.queryByText('Planning flexible')).toBeNull()
  expect(hasRole('dialog', 'La mission jusqu’ici')).toBe(false)
})

it('POST-04 closes on the job descriptions', async () => {
  await show(<PostingHeader mission={mission} step="motive" />)
  expect(byRole('link', /Fermer/).getAttribute('href')).toBe('/job-descriptions')
})
