import { isRedirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { aMe } from '../testing/a-me.ts'
import { show } from '../testing/show.tsx'
import { requireGroupSpace } from './guards.ts'
import { queryClient } from './query-client.ts'

const group = { id: '00000000-0000-4000-8000-0000000000f0', name: 'Groupe Bellerive' }

it.each([
  ['a member of a company', {}, '/'],
  ['a member of a group in one of its companies', { group }, '/'],
  ['a member of a group in its space', { group, organisation: null }, null],
] as const)(
  'HOME-01 of %s, /home is closed to users outside a group’s space',
  async (_who, as, to) => {
    await show(<p />, { as: aMe(as) })
    const left = await requireGroupSpace(queryClient).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(isRedirect(left) ? left.options.to : left).toBe(to)
  },
)
