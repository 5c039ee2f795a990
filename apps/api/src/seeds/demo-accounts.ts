import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { DemoCompanyKey } from './people/sider-profile.ts'

export const demoPassword = 'Demo!2026'

export interface DemoAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: TeamRole
}

export interface DemoCompany {
  readonly key: DemoCompanyKey | 'atelier-neuf'
  readonly name: string
  readonly description: string
  readonly industry: string
  readonly siret: string
  readonly apeCode: string
  readonly attendanceConfigType: 'app' | 'timesheet'
  readonly isComplete: boolean
  readonly accounts: readonly DemoAccount[]
  /** Members who have not activated their account yet. */
  readonly invited?: readonly DemoAccount[]
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    key: 'maison-lumiere',
    name: 'Maison Lumière',
    description:
      'Restaurant et traiteur à Lyon : une brasserie ouverte toute l’année et des réceptions jusqu’à 400 convives.',
    industry: 'hospitality',
    siret: '73282932000074',
    apeCode: '5610A',
    attendanceConfigType: 'app',
    isComplete: true,
    accounts: [
      {
        email: 'admin@maison-lumiere.test',
        firstName: 'Claire',
        lastName: 'Moreau',
        role: 'admin',
      },
      {
        email: 'manager@maison-lumiere.test',
        firstName: 'Julien',
        lastName: 'Faure',
        role: 'missionManager',
      },
      {
        email: 'collaborator@maison-lumiere.test',
        firstName: 'Inès',
        lastName: 'Carpentier',
        role: 'collaborator',
      },
    ],
    invited: [
      {
        email: 'salle@maison-lumiere.test',
        firstName: 'Mehdi',
        lastName: 'Lambert',
        role: 'collaborator',
      },
    ],
  },
  {
    key: 'atelier-neuf',
    name: 'Atelier Neuf',
    description: '',
    industry: 'industry',
    siret: '',
    apeCode: '',
    attendanceConfigType: 'app',
    isComplete: false,
    accounts: [
      { email: 'admin@atelier-neuf.test', firstName: 'Marc', lastName: 'Delmas', role: 'admin' },
    ],
  },
  {
    key: 'entrepot-boreal',
    name: 'Entrepôt Boréal',
    description:
      'Plateforme logistique de 18 000 m² à Saint-Quentin-Fallavier, température ambiante et froid positif.',
    industry: 'logistics',
    siret: '35600000000048',
    apeCode: '5210B',
    attendanceConfigType: 'timesheet',
    isComplete: true,
    accounts: [
      {
        email: 'admin@entrepot-boreal.test',
        firstName: 'Sofia',
        lastName: 'Benali',
        role: 'admin',
      },
    ],
  },
]

export const demoGroup = {
  name: 'Groupe Bellerive',
  accounts: [
    { email: 'admin@bellerive.test', firstName: 'Hélène', lastName: 'Vasseur', role: 'admin' },
    {
      email: 'manager@bellerive.test',
      firstName: 'Thomas',
      lastName: 'Leroux',
      role: 'missionManager',
    },
  ],
  companies: [
    { key: 'bellerive-lyon', name: 'Bellerive Lyon' },
    { key: 'bellerive-nantes', name: 'Bellerive Nantes' },
    { key: 'bellerive-lille', name: 'Bellerive Lille' },
  ],
} as const satisfies {
  name: string
  accounts: readonly DemoAccount[]
  companies: readonly { key: DemoCompanyKey; name: string }[]
}

export const demoInsider = {
  email: 'insider@renfort.test',
  firstName: 'Nora',
  lastName: 'Petit',
} as const

/** The people of the demo, whom the stand-in for Google offers. */
export function demoPeople() {
  const members = demoCompanies.flatMap(({ accounts, invited = [] }) => [...accounts, ...invited])
  return [...members, ...demoGroup.accounts, demoInsider].map(({ email, firstName, lastName }) => ({
    email,
    fullName: `${firstName} ${lastName}`,
    isVerified: true,
  }))
}

/** The lines that the start prints: who may sign in, and what there is to see. */
export function demoAccountLines(): readonly string[] {
  const groupEmails = demoGroup.accounts.map((account) => account.email)
  return [
    ...demoCompanies.map(({ name, accounts }) =>
      line(
        name,
        accounts.map((account) => account.email),
      ),
    ),
    line(demoGroup.name, groupEmails),
    line('Insider', [demoInsider.email]),
    line('Password', [demoPassword]),
  ]
}

function line(label: string, values: readonly string[]): string {
  return `${label.padEnd(17)} ${values.join(', ')}`
}
