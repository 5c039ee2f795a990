import { changeFeedback, giveFeedback } from '@renfort/contract/feedback.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aMe } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, press, saidOf, toasts } from '../../testing/by-role.ts'
import { anOpinion, ratedSiderId, ratedTaskId } from '../../testing/rated-work.ts'
import { show } from '../../testing/show.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import type { RatedPerson } from './rated-person.ts'

const person: RatedPerson = {
  taskId: ratedTaskId,
  mission: 'Serveur – Noël',
  typeId: 'attendance',
  sider: { id: ratedSiderId, firstName: 'Léa', lastName: 'Petit' },
  feedback: null,
}

async function open(changes: Partial<RatedPerson> = {}, locale: 'fr' | 'en' = 'fr') {
  const onClose = vi.fn<() => void>()
  const about = { ...person, ...changes }
  const view = await show(<FeedbackDialog person={about} onClose={onClose} />, { locale })
  return { ...view, onClose }
}

const radio = (name: string | RegExp) => byRole('radio', name)
const group = (name: string | RegExp) => byRole('radiogroup', name)

describe('the questions about a Sider', () => {
  it('FB-01 FB-02 asks first whether to work together again, and goes on with an answer alone', async () => {
    const { user } = await open()
    expect(group(/^Souhaitez-vous retravailler avec Léa/)).toBeTruthy()
    expect(byRole('heading', /Étape 1 sur 2/)).toBeTruthy()
    expect(isClosed(byRole('button', 'Suivant'))).toBe(true)
    await user.click(radio(/^Oui/))
    await press(user, 'Suivant')
    expect(document.activeElement).toBe(byRole('heading', /^Étape 2 sur 2 ?Commentaire/))
    expect(hasRole('radiogroup', 'Professionnalisme')).toBe(false)
  })

  it('FB-01 FB-03 API-92 a yes leads to a comment, which may be empty', async () => {
    const sent = answer(giveFeedback, () => anOpinion({ comment: null }))
    const { user, onClose } = await open()
    await user.click(radio(/^Oui/))
    await press(user, 'Suivant')
    await press(user, 'Envoyer l’avis')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent).toEqual([
      {
        params: { orgId: aMe().organisation?.id, siderId: ratedSiderId },
        body: {
          taskId: ratedTaskId,
          typeId: 'attendance',
          managerId: aMe().id,
          workAgain: 1,
          pro: null,
          perf: null,
          comment: null,
        },
      },
    ])
    expect(toasts()).toEqual(['Réussi Avis enregistré'])
  })

  it('FB-01 FB-02 C-23 a no asks what was not well, one of two at least, and may be explained', async () => {
    const sent = answer(giveFeedback, () => anOpinion({ workAgain: -1, perf: -1 }))
    const { user, onClose } = await open()
    await user.click(radio(/^Non/))
    await press(user, 'Suivant')
    expect(byRole('heading', /Étape 2 sur 3/)).toBeTruthy()
    expect(isClosed(byRole('button', 'Suivant'))).toBe(true)
    const [bad] = screen.getAllByRole('radio', { name: 'Insuffisant' }).slice(1)
    if (bad !== undefined) await user.click(bad)
    await press(user, 'Suivant')
    await user.type(byRole('textbox', /^Commentaire/), 'Deux retards')
    await press(user, 'Envoyer l’avis')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent[0]?.body).toMatchObject({
      workAgain: -1,
      pro: null,
      perf: -1,
      comment: 'Deux retards',
    })
  })

  it('a no that becomes a yes takes what was not well back', async () => {
    const sent = answer(giveFeedback, () => anOpinion())
    const { user } = await open()
    await user.click(radio(/^Non/))
    await press(user, 'Suivant')
    const [bad] = screen.getAllByRole('radio', { name: 'Insuffisant' })
    if (bad !== undefined) await user.click(bad)
    await press(user, 'Précédent')
    await user.click(radio(/^Oui/))
    await press(user, 'Suivant')
    await press(user, 'Envoyer l’avis')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ workAgain: 1, pro: null, perf: null })
  })

  it('FB-04 counts the characters that are left, and closes the sending beyond 260', async () => {
    const { user } = await open({ feedback: anOpinion({ comment: 'x'.repeat(258) }) })
    await press(user, 'Suivant')
    const comment = byRole('textbox', /^Commentaire/)
    expect(saidOf(comment).join(' ')).toContain('2')
    await user.type(comment, 'abc')
    const send = byRole('button', 'Envoyer l’avis')
    expect(isClosed(send)).toBe(true)
    expect(saidOf(send)).toEqual(['Le commentaire est trop long.'])
  })

  it('FB-05 asks before it is abandoned, with a warning, and stays where it was', async () => {
    const { user, onClose } = await open()
    await user.click(radio(/^Non/))
    await press(user, 'Suivant')
    await press(user, 'Annuler')
    const question = byRole('alertdialog', /^Abandonner cet avis/)
    expect(question.textContent).toContain('vos réponses seront perdues')
    await press(user, 'Continuer l’avis')
    expect(onClose).not.toHaveBeenCalled()
    expect(byRole('heading', /Étape 2 sur 3/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await press(user, 'Abandonner')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('API-93 changes an opinion that was given, under its own question', async () => {
    const sent = answer(changeFeedback, () => anOpinion({ comment: 'Toujours parfaite' }))
    const { user, onClose } = await open({ typeId: 'mission-end', feedback: anOpinion() })
    await press(user, 'Suivant')
    expect(saidOf(byRole('button', 'Envoyer l’avis'))).toEqual(['Rien n’a changé.'])
    const comment = byRole('textbox', /^Commentaire/)
    await user.clear(comment)
    await user.type(comment, 'Toujours parfaite')
    await press(user, 'Envoyer l’avis')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent[0]).toMatchObject({
      params: { id: anOpinion().id },
      body: { typeId: 'mission-end', comment: 'Toujours parfaite' },
    })
  })

  it('a failure keeps what was answered', async () => {
    answer(giveFeedback, () => refused('errors.feedback.not_worked'))
    const { user, onClose } = await open()
    await user.click(radio(/^Oui/))
    await press(user, 'Suivant')
    await user.type(byRole('textbox', /^Commentaire/), 'Merci')
    await press(user, 'Envoyer l’avis')
    await waitFor(() => expect(toasts().join(' ')).toContain('n’a pas encore travaillé'))
    expect(byRole('textbox', /^Commentaire/)).toHaveProperty('value', 'Merci')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('speaks English', async () => {
    const { user } = await open({}, 'en')
    await user.click(radio(/^Yes/))
    await press(user, 'Next')
    expect(byRole('heading', /Step 2 of 2/)).toBeTruthy()
  })
})
