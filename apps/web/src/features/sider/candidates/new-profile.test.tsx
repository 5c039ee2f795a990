import { createWorker, listCandidates } from '@renfort/contract/company-sider.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { aCandidate, candidateId, candidatePage } from '../../../testing/a-candidate.ts'
import { aMission } from '../../../testing/a-mission.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { SiderPicker } from './sider-picker.tsx'

const shift = {
  id: '00000000-0000-4000-8000-000000000110',
  startDate: '2026-12-01T08:00:00.000Z',
  endDate: '2026-12-01T16:00:00.000Z',
  breakDuration: 60,
  slots: 2,
  recurrenceId: null,
  timeZone: 'Europe/Paris' as const,
}
const mission = aMission({ type: 'gestion', shifts: [shift] })
const nina = aCandidate({ id: candidateId(9), firstName: 'Nina', lastName: 'Faure' })

async function open() {
  const reads = answer(listCandidates, ({ query }) => candidatePage([], query))
  const onChange = vi.fn<(ids: readonly string[]) => void>()
  function Picker() {
    const [ids, setIds] = useState<readonly string[]>([])
    return (
      <SiderPicker
        mission={mission}
        selected={ids}
        onChange={(next) => {
          onChange(next)
          setIds(next)
        }}
      />
    )
  }
  const view = await show(<Picker />)
  await soonByRole('tablist', /./)
  await press(view.user, 'Ajouter un profil')
  await soonByRole('dialog', 'Ajouter un profil')
  // The tables of numbers load after the form.
  await waitFor(() => expect(field('Pays du numéro')).toHaveProperty('value', 'France (+33)'))
  return { ...view, onChange, reads }
}

function field(label: string | RegExp): HTMLElement {
  return screen.queryByRole('textbox', { name: label }) ?? byRole('combobox', label)
}
async function write(user: UserEvent, label: string | RegExp, text: string) {
  await user.clear(field(label))
  if (text !== '') await user.paste(text)
  await user.tab()
}
async function fill(user: UserEvent) {
  await write(user, 'Prénom', 'Nina')
  await write(user, 'Nom', 'Faure')
  await write(user, 'Téléphone mobile', '06 98 76 54 32')
}
const submit = () => byRole('button', 'Ajouter et sélectionner')

describe('a new profile of a gestion mission', () => {
  it('WORK-05 WORK-06 joins the list and the selection', async () => {
    const sent = answer(createWorker, () => nina)
    const { user, onChange, reads } = await open()
    const before = reads.length
    expect(isClosed(submit())).toBe(true)
    await fill(user)
    await press(user, 'Ajouter et sélectionner')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Nina Faure rejoint vos Siders.']))
    expect(sent).toEqual([
      { body: { firstName: 'Nina', lastName: 'Faure', phoneNumber: '+33698765432' } },
    ])
    expect(onChange).toHaveBeenCalledExactlyOnceWith([nina.id])
    expect(byRole('tab', /^Sélectionnés/).getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(reads.length).toBeGreaterThan(before))
  })

  it('WORK-06 is sent with an e-mail where there is one', async () => {
    const sent = answer(createWorker, () => nina)
    const { user } = await open()
    await fill(user)
    await write(user, /^E-mail/, ' nina@exemple.fr ')
    await press(user, 'Ajouter et sélectionner')
    await waitFor(() => expect(sent[0]?.body.email).toBe('nina@exemple.fr'))
  })

  it.each([
    ['Prénom', ' ', 'errors.field.required'],
    ['Nom', ' ', 'errors.field.required'],
    ['Téléphone mobile', '', 'errors.field.required'],
    [/^E-mail/, 'nina@', 'errors.field.email'],
  ] as const)('WORK-06 says at %s that « %s » is no answer', async (label, typed, key) => {
    const { user } = await open()
    await fill(user)
    await write(user, label, typed)
    await waitFor(() => expect(saidOf(field(label)).join(' ')).toContain(errorSentence(key)))
    expect(isClosed(submit())).toBe(true)
  })

  it.each([
    ['06 98 76 54', /France/],
    ['0611223344556', /France/],
  ])('WORK-07 refuses %s, which is no number of the country', async (number, country) => {
    const { user } = await open()
    await fill(user)
    expect(field('Pays du numéro')).toHaveProperty('value', expect.stringMatching(country))
    await write(user, 'Téléphone mobile', number)
    const phone = field('Téléphone mobile')
    await waitFor(() =>
      expect(saidOf(phone).join(' ')).toContain(errorSentence('errors.field.phone')),
    )
    expect(isClosed(submit())).toBe(true)
  })

  it('WORK-07 reads a number by the rules of the chosen country', async () => {
    const sent = answer(createWorker, () => nina)
    const { user } = await open()
    await fill(user)
    await user.click(field('Pays du numéro'))
    await user.clear(field('Pays du numéro'))
    await user.type(field('Pays du numéro'), 'Belgique')
    await user.click(await soonByRole('option', /^Belgique/))
    await write(user, 'Téléphone mobile', '0470 12 34 56')
    await press(user, 'Ajouter et sélectionner')
    await waitFor(() => expect(sent[0]?.body.phoneNumber).toBe('+32470123456'))
  })

  it('WORK-08 says at the phone that they are known, and keeps what was typed', async () => {
    answer(createWorker, () => refused('errors.sider.already_exists'))
    const { user, onChange } = await open()
    await fill(user)
    await press(user, 'Ajouter et sélectionner')
    await waitFor(() =>
      expect(saidOf(field('Téléphone mobile')).join(' ')).toContain(
        errorSentence('errors.sider.already_exists'),
      ),
    )
    expect(field('Prénom')).toHaveProperty('value', 'Nina')
    expect(toasts()).toEqual([])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('says at its field what the API refuses, and is sent again once it is mended', async () => {
    answer(createWorker, () => refusedFields(issue(['lastName'], 'errors.field.too_long')))
    const { user, onChange } = await open()
    await fill(user)
    await press(user, 'Ajouter et sélectionner')
    await waitFor(() =>
      expect(saidOf(field('Nom')).join(' ')).toContain(errorSentence('errors.field.too_long')),
    )
    const sent = answer(createWorker, () => nina)
    await write(user, 'Nom', 'Faure-Roy')
    await press(user, 'Ajouter et sélectionner')
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    expect(sent[0]?.body.lastName).toBe('Faure-Roy')
  })

  it('asks before what was typed is lost', async () => {
    const { user } = await open()
    await write(user, 'Prénom', 'Nina')
    await user.keyboard('{Escape}')
    await user.click(await soonByRole('button', 'Quitter sans enregistrer'))
    await waitFor(() => expect(hasRole('dialog', 'Ajouter un profil')).toBe(false))
  })
})
