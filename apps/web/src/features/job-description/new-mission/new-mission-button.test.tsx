import {
  createMission,
  type JobDescription,
  listJobDescriptions,
} from '@renfort/contract/job-description.ts'
import { updateMission } from '@renfort/contract/mission.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { aCompletion } from '../../../testing/a-completion.ts'
import { aDraftJob, aJob, jobId } from '../../../testing/a-job.ts'
import { aMission } from '../../../testing/a-mission.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, press, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import { Button } from '../../../ui/button.tsx'
import { wantedDays } from '../../mission-record/wanted-planning.ts'
import { useNewMission } from './new-mission-button.tsx'

const missionId = '00000000-0000-4000-8000-0000000000e1'
const cookId = '00000000-0000-4000-8000-0000000000b9'
const cook: JobDescription = { ...aJob(), id: cookId, suffix: 'Midi' }

function Start() {
  const { open, dialog } = useNewMission()
  return (
    <>
      <Button onPress={() => open({ days: [isoDate('2026-12-12')] })}>Commander</Button>
      {dialog}
    </>
  )
}

beforeEach(() => {
  answer(readCompletion, () => aCompletion())
})

async function open(jobs: readonly JobDescription[]) {
  answer(listJobDescriptions, () => [...jobs])
  const sent = answer(createMission, () => ({ id: missionId }))
  const planned = answer(updateMission, () => aMission())
  const view = await show(<Start />)
  await press(view.user, 'Commander')
  return { ...view, sent, planned }
}

describe('a new mission from any screen', () => {
  it('asks for the job and the days in one dialog, and leads to the draft', async () => {
    const { user, sent, place } = await open([aJob(), cook])
    await soonByRole('dialog', 'Nouvelle mission')
    expect(isClosed(byRole('button', 'Créer la mission'))).toBe(true)
    const job = byRole('combobox', 'Quel poste\u202f?')
    await user.click(job)
    await user.tab()
    await waitFor(() => expect(saidOf(job)).toEqual([errorSentence('errors.field.required')]))
    await choose(user, 'Quel poste\u202f?', /Midi/)
    await press(user, 'Créer la mission')
    await waitFor(() => expect(place()).toBe(`/taskPosting/${missionId}`))
    expect(sent[0]?.params).toEqual({ id: cookId })
    expect(wantedDays(missionId)).toEqual(['2026-12-12'])
  })

  it('one job description is no question, and a draft of one is no choice', async () => {
    const { user, sent } = await open([aDraftJob(), aJob()])
    await soonByRole('dialog', 'Nouvelle mission')
    expect(hasRole('combobox', 'Quel poste\u202f?')).toBe(false)
    await press(user, 'Créer la mission')
    await waitFor(() => expect(sent[0]?.params).toEqual({ id: jobId }))
  })

  it('POST-24 days make the planning precise where there is a choice', async () => {
    const { user, planned } = await open([aJob()])
    await soonByRole('dialog', 'Nouvelle mission')
    await press(user, 'Créer la mission')
    await waitFor(() => expect(planned[0]?.body).toEqual({ flexiblePlanning: false }))
  })

  it('JD-23 waits for the settings of the company', async () => {
    answer(readCompletion, () => aCompletion({ paymentInformations: 'incomplete' }))
    await open([aJob()])
    expect(await soonByRole('dialog', 'Il manque des informations')).toBeDefined()
  })

  it('without any job description says what a mission starts from', async () => {
    const { user, place } = await open([])
    const dialog = await soonByRole('alertdialog', 'Nouvelle mission')
    expect(dialog.textContent).toContain('décrivez d’abord le poste')
    await press(user, 'Créer une fiche de poste')
    await waitFor(() => expect(place()).toBe('/job-descriptions?mode=create'))
    expect(saidOf(byRole('button', 'Commander'))).toEqual([])
  })
})
