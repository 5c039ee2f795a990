import type { Page } from '@playwright/test'
import { updateJobDescription } from '@renfort/contract/job-description.ts'
import { addApplicant, updateApplicant } from '@renfort/contract/preselection.ts'
import { addSider } from '@renfort/contract/sider.ts'
import { actFor } from './act-for.ts'
import { aPhoneNumber, type Restaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'

/**
 * A posted mission with four candidates: the third is hidden from the company, and the last, Dounia Petit, has never
 * worked there. Internal staff act for its admin on the page. Resolves to the mission's id.
 */
export async function aPreselection(staff: Page, restaurant: Restaurant): Promise<string> {
  const { insider, acting } = await actFor(staff, restaurant)
  const job = { id: restaurant.jobIds[1] ?? '' }
  await acting(updateJobDescription, { params: job, body: { preSelection: true } })
  const params = { id: await aPostedMission(restaurant) }
  const identity = { firstName: 'Dounia', lastName: 'Petit', phoneNumber: aPhoneNumber() }
  const stranger = await insider(addSider, { body: identity })
  for (const [index, siderId] of [...restaurant.siderIds.slice(0, 3), stranger.id].entries()) {
    const body = { siderId, availabilities: [], comment: null }
    const { id } = await insider(addApplicant, { params, body })
    if (index === 2) continue
    await acting(updateApplicant, { params, body: { id, update: { visible: true } } })
  }
  return params.id
}
