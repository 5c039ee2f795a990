import type { SiderSelf } from '@renfort/contract/sider-self.ts'

/** What is known of a Sider, as they see it. */
export function aSiderSelf(changes: Partial<SiderSelf> = {}): SiderSelf {
  return {
    firstName: 'Nora',
    lastName: 'Petit',
    phoneNumber: '+33612345678',
    email: null,
    address: null,
    languageIds: ['french'],
    licences: [{ id: 'b', endsOn: '2026-12-20T00:00:00.000Z', standing: 'endsSoon' }],
    choices: {
      languages: [
        { id: 'french', name: 'Français' },
        { id: 'arabic', name: 'Arabe' },
      ],
      licences: [{ id: 'b', name: 'Permis B' }],
    },
    unavailabilities: [],
    companies: [
      {
        id: '00000000-0000-4000-8000-0000000009c1',
        name: 'Maison Lavigne',
        isFavourite: false,
        recommends: true,
      },
    ],
    erasure: null,
    kept: [{ what: 'contracts', years: 5, article: 'Code civil, art. 2224' }],
    ...changes,
  }
}
