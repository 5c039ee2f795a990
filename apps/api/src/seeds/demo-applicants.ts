import { addApplicant, updateApplicant } from '@renfort/contract/preselection.ts'
import {
  addDays,
  type IsoDate,
  instantInParis,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import { demoInsider } from './demo-accounts.ts'
import type { DemoClient } from './demo-client.ts'
import { type Seeding, signIn } from './seeding.ts'

const comments = [
  'Trois ans de bar en brasserie, à l’aise avec les cocktails.',
  'Connaît la salle, disponible pour les deux soirées.',
  null,
] as const

/** Candidates for a mission of next week; all but the last are shown to the company. */
export async function addDemoApplicants(
  seeding: Seeding,
  staff: DemoClient,
  missionId: string,
  siderIds: readonly string[],
): Promise<void> {
  const insider = await signIn(seeding, demoInsider.email, '')
  const friday = addDays(seeding.monday, 11)
  const params = { id: missionId }
  for (const [index, siderId] of siderIds.entries()) {
    const { id } = await insider(addApplicant, {
      params,
      body: {
        siderId,
        availabilities: [evening(friday), evening(addDays(friday, 1))],
        comment: comments[index] ?? null,
      },
    })
    if (index === siderIds.length - 1) continue
    await staff(updateApplicant, { params, body: { id, update: { visible: true } } })
  }
}

function evening(day: IsoDate) {
  return {
    startDate: instantInParis(day, localTime('17:00')),
    endDate: instantInParis(addDays(day, 1), localTime('02:00')),
  }
}
