import type { Me } from '@renfort/contract/session.ts'
import { describe, expect, it, vi } from 'vitest'
import { aMe } from '../../testing/a-me.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { navigationEntries } from './navigation-entries.ts'

const { kept } = vi.hoisted(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: (key: string) => values.get(key) ?? null })
  return { kept: values }
})

const organisation = {
  id: 'c',
  name: 'Maison Lumière',
  logoUrl: null,
  parentId: null,
  jobDescriptionsLocked: false,
}
const group = { id: 'g', name: 'Bellerive' }

function shownTo(changes: Partial<Me>): string[] {
  const me = aMe({
    features: { flexiblePlanning: false, departments: false },
    organisation,
    ...changes,
  })
  return navigationEntries(me).map(({ to }) => to)
}

describe('the navigation shows', () => {
  const company = ['/planning', '/inbox', '/tasks', '/timesheets']
  it.each<[string, Partial<Me>, string[]]>([
    [
      'NAV-05 NAV-07 NAV-08 an admin',
      {},
      [...company, '/contracts', '/invoices', '/job-descriptions', '/settings'],
    ],
    [
      'NAV-07 NAV-08 a user',
      { role: 'user' },
      [...company, '/contracts', '/invoices', '/job-descriptions', '/settings'],
    ],
    ['NAV-05 NAV-07 PERM-04 a collaborator', { role: 'collaborator' }, company],
    [
      'NAV-04 an admin of a group without a company',
      { organisation: null, group },
      ['/home', '/group', '/timesheets', '/contracts', '/job-descriptions', '/settings/team'],
    ],
    [
      'NAV-04 a user of a group without a company',
      { organisation: null, group, role: 'user' },
      ['/home', '/timesheets', '/contracts', '/job-descriptions', '/settings/team'],
    ],
    [
      'NAV-04 a collaborator of a group without a company',
      { organisation: null, group, role: 'collaborator' },
      ['/home', '/timesheets', '/contracts', '/settings/team'],
    ],
    [
      'NAV-05 a member of a group in a company',
      { group },
      [...company, '/contracts', '/invoices', '/job-descriptions', '/settings'],
    ],
    [
      'NAV-05 internal staff',
      { organisation: null, isInsider: true, role: null },
      [
        '/side-admin/today',
        '/side-admin',
        '/side-admin/staffing',
        '/side-admin/attendances',
        '/side-admin/contracts',
        '/side-admin/audit',
      ],
    ],
  ])('%s', (_who, changes, expected) => {
    expect(shownTo(changes)).toEqual(expected)
  })

  it('NAV-12 internal staff who act for somebody the entries of that person', () => {
    kept.set('logasId', 'julien')
    expect(shownTo({ isInsider: true, role: 'collaborator' })).toEqual([
      '/planning',
      '/inbox',
      '/tasks',
      '/timesheets',
    ])
    kept.clear()
  })
})

it('NAV-10 messages, new request, my team, dashboard and services have their labels', () => {
  const names = ['messages', 'newRequest', 'team', 'dashboard', 'services'] as const
  expect(names.map((name) => [fr.nav[name], en.nav[name]])).toEqual([
    ['Messages', 'Messages'],
    ['Nouvelle demande', 'New request'],
    ['Mon équipe', 'My team'],
    ['Tableau de bord', 'Dashboard'],
    ['Services', 'Departments'],
  ])
})
