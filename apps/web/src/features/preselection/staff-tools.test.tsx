import { uploadFile } from '@renfort/contract/file.ts'
import { readMission } from '@renfort/contract/mission.ts'
import { type Applicant, listApplicants, updateApplicant } from '@renfort/contract/preselection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { anApplicant } from '../../testing/an-applicant.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { PreselectionPage } from './preselection-page.tsx'

const louise = anApplicant({ firstName: 'Louise', lastName: 'Martin', name: 'Louise Martin' })
const as = { isInsider: true, actingUntil: '2026-11-23T18:00:00.000Z' }

/** A mission as internal staff see it while they act for its company. */
async function open(applicant: Applicant) {
  const reads = answer(listApplicants, () => [applicant])
  answer(readMission, () => aMission({ status: 'submitted', selectionStatus: 'ongoing' }))
  const view = await show(<PreselectionPage taskId={missionId} />, { as })
  await soonByRole('table', 'Candidats')
  return { ...view, reads }
}

const update = (change: object) => ({
  params: { id: missionId },
  body: { id: louise.id, update: change },
})

describe('PRE-08 the tools of staff who act for a company', () => {
  it('PRE-06 show and hide an applicant, who then awaits the company', async () => {
    const sent = answer(updateApplicant, ({ body }) =>
      anApplicant({ ...louise, visible: body.update.visible ?? false }),
    )
    const { user } = await open({ ...louise, visible: false })
    const shown = () => byRole('switch', 'Montrer Louise Martin à l’entreprise')
    expect(shown()).toHaveProperty('checked', false)
    expect(hasRole('button', 'Copier l’identifiant de Louise Martin')).toBe(true)
    await user.click(shown())
    expect(await screen.findByText('À valider')).toBeDefined()
    expect(shown()).toHaveProperty('checked', true)
    await user.click(shown())
    expect(await screen.findByText('Envoyé')).toBeDefined()
    expect(sent).toEqual([update({ visible: true }), update({ visible: false })])
  })

  it('PRE-06 leave the switch as it was where the API refuses', async () => {
    answer(updateApplicant, () => refused('errors.applicant.selection_over'))
    const { user } = await open({ ...louise, visible: false })
    const shown = byRole('switch', 'Montrer Louise Martin à l’entreprise')
    await user.click(shown)
    await waitFor(() =>
      expect(toasts()).toEqual([`Erreur ${errorSentence('errors.applicant.selection_over')}`]),
    )
    expect(shown).toHaveProperty('checked', false)
    expect(screen.getByText('Envoyé')).toBeDefined()
  })

  const cv = () => within(byRole('group', 'CV de Louise Martin'))
  const fileField = () => {
    const field = byRole('group', 'CV de Louise Martin').querySelector('input')
    if (field === null) throw new Error('No file can be chosen')
    return field
  }

  it('PRE-07 add a PDF, and read the applicants again for its address', async () => {
    const sent = answer(uploadFile, () => ({ url: '/api/download/cv.pdf?signed' }))
    const { user, reads } = await open(louise)
    expect(cv().getByRole('button', { name: 'Ajouter un CV' })).toBeDefined()
    expect(fileField().accept).toBe('application/pdf')
    answer(listApplicants, () => [{ ...louise, cvLink: '/api/download/cv.pdf?signed' }])
    const file = new File(['%PDF-1.4'], 'Louise Martin.pdf', { type: 'application/pdf' })
    await user.upload(fileField(), file)
    await waitFor(() => expect(toasts()).toEqual(['Réussi CV de Louise Martin enregistré.']))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      params: { type: 'cv', id: louise.id },
      query: { name: 'Louise Martin.pdf' },
    })
    expect(sent[0]?.body).toBe(file)
    const link = await soonByRole('link', 'Télécharger le CV de Louise Martin')
    expect(link.getAttribute('href')).toBe('/api/download/cv.pdf?signed')
    expect(cv().getByRole('button', { name: 'Remplacer' })).toBeDefined()
    expect(reads).toHaveLength(1)
  })

  it('PRE-07 say why a file was refused, and keep the CV that was there', async () => {
    answer(uploadFile, () => refused('errors.file.active_content'))
    const { user } = await open({ ...louise, cvLink: '/api/download/cv.pdf' })
    await user.upload(fileField(), new File(['x'], 'cv.pdf', { type: 'application/pdf' }))
    await waitFor(() =>
      expect(toasts()).toEqual([`Erreur ${errorSentence('errors.file.active_content')}`]),
    )
    expect(hasRole('link', 'Télécharger le CV de Louise Martin')).toBe(true)
  })

  it('take the CV away', async () => {
    const sent = answer(updateApplicant, () => louise)
    const { user } = await open({ ...louise, cvLink: '/api/download/cv.pdf' })
    await press(user, 'Retirer le CV de Louise Martin')
    await waitFor(() => expect(hasRole('link', 'Télécharger le CV de Louise Martin')).toBe(false))
    expect(sent).toEqual([update({ cvLink: null })])
  })
})

describe('the comment of staff', () => {
  const field = () => byRole('textbox', 'Commentaire sur Louise Martin')
  const paste = async (user: UserEvent, text: string) => {
    await user.click(field())
    await user.paste(text)
  }
  const answerComment = () =>
    answer(updateApplicant, ({ body }) =>
      anApplicant({ ...louise, comment: body.update.comment ?? null }),
    )

  it('PRE-05 PRE-08 is saved a second after the last key, once', async () => {
    const sent = answerComment()
    const { user } = await open({ ...louise, comment: 'Permis' })
    expect(field()).toHaveProperty('value', 'Permis')
    await user.type(field(), ' B ')
    const typedAt = performance.now()
    expect(screen.getByText('Modifié')).toBeDefined()
    expect(sent).toEqual([])
    expect(await screen.findByText('Enregistré')).toBeDefined()
    expect(performance.now() - typedAt).toBeGreaterThan(950)
    expect(sent).toEqual([update({ comment: 'Permis B' })])
    expect(field()).toHaveProperty('value', 'Permis B ')
  })

  it('PRE-05 does not wait where the field is left', async () => {
    const sent = answerComment()
    const { user } = await open(louise)
    await paste(user, 'Disponible lundi')
    expect(sent).toEqual([])
    await user.tab()
    expect(sent).toEqual([update({ comment: 'Disponible lundi' })])
  })

  it.each([
    [500, true],
    [501, false],
  ])('PRE-04 of %i characters is saved: %s', async (length, isSaved) => {
    const sent = answerComment()
    const { user } = await open(louise)
    await paste(user, 'x'.repeat(length))
    await user.tab()
    expect(screen.queryByText('Trop long pour être enregistré') === null).toBe(isSaved)
    expect(sent).toHaveLength(isSaved ? 1 : 0)
  })

  it('stays in its field where it could not be saved, to be sent again', async () => {
    const refusedOnes = answer(updateApplicant, () => refused('errors.internal'))
    const { user } = await open(louise)
    await paste(user, 'Disponible lundi')
    await user.tab()
    expect(await screen.findByText('Non enregistré')).toBeDefined()
    expect(refusedOnes).toHaveLength(1)
    expect(field()).toHaveProperty('value', 'Disponible lundi')
    const sent = answerComment()
    await press(user, 'Réessayer')
    expect(await screen.findByText('Enregistré')).toBeDefined()
    expect(sent).toEqual([update({ comment: 'Disponible lundi' })])
  })
})
