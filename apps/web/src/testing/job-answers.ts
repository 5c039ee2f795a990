import { listJobOptions, listSubtasks, searchJobTitles } from '@renfort/contract/catalogue.ts'
import {
  listLocations,
  listMembers,
  type Member,
  readLegalValues,
} from '@renfort/contract/organisation.ts'
import { readRemunerationPolicy } from '@renfort/contract/remuneration.ts'
import { companyId } from './a-me.ts'
import { aPayPolicy } from './a-pay-policy.ts'
import { anAddress } from './an-address.ts'
import { answer } from './api-stand-in.ts'
import { jobOptions } from './job-options.ts'

/** Claire, who may manage missions. */
export const claire: Member = {
  id: '00000000-0000-4000-8000-0000000000a1',
  firstName: 'Claire',
  lastName: 'Morel',
  email: 'claire@brasserie.test',
  role: 'admin',
  validated: true,
  sourceOrganisationId: companyId,
}

const leo: Member = {
  ...claire,
  id: '00000000-0000-4000-8000-0000000000a2',
  firstName: 'Léo',
  role: 'collaborator',
}
const family = { id: 'salle', name: 'Service en salle' }

/** Answers what the steps of a job description ask for: a small catalogue, one address, a team of two. */
export function answerJobSteps(): void {
  answer(listJobOptions, () => jobOptions)
  answer(searchJobTitles, () => [
    { id: 'serveur', name: 'Serveur', family },
    { id: 'barman', name: 'Barman', family },
  ])
  answer(listSubtasks, ({ params }) => [
    { id: `${params.id}-1`, name: 'Dresser les tables' },
    { id: `${params.id}-2`, name: 'Encaisser' },
  ])
  answer(readLegalValues, () => ({
    minimumSalary: 12.5,
    validFrom: '2026-01-01' as never,
    minimumWages: [
      {
        area: 'france' as const,
        minimumSalary: 12.5,
        validFrom: '2026-01-01' as never,
        source: 'Décret',
      },
    ],
  }))
  answer(listLocations, () => [anAddress()])
  answer(listMembers, () => [claire, leo])
  answer(readRemunerationPolicy, () => aPayPolicy())
}
