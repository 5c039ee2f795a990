import {
  type CompanyProfile,
  readProfile,
  updateProfile,
} from '@renfort/contract/company-settings.ts'
import { uploadFile } from '@renfort/contract/file.ts'
import { searchChildren } from '@renfort/contract/group.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { readMe } from '@renfort/contract/session.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompletion } from '../../../testing/a-completion.ts'
import { aMe, companyId } from '../../../testing/a-me.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { CompanyProfilePage } from './company-profile-page.tsx'

function aProfile(changes: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    name: 'Brasserie Bellecour',
    description: 'Une brasserie lyonnaise',
    website: null,
    logoURL: null,
    youtubeURL: null,
    coverURL: null,
    version: 'v1',
    ...changes,
  }
}

beforeEach(() => {
  answer(readCompletion, () => aCompletion())
  answer(readMe, () => aMe())
  answer(searchChildren, () => [])
})

async function open(changes: Partial<CompanyProfile> = {}) {
  answer(readProfile, () => aProfile(changes))
  const view = await show(<CompanyProfilePage />, { at: '/settings/profile' })
  await soonByRole('textbox', name)
  return view
}
const field = (label: string | RegExp) => byRole('textbox', label)
const name = 'Nom affiché'
const website = /^Site/
const saved = 'Réussi Le profil est enregistré.'
const preview = () => byRole('complementary', 'Ce que verront les Siders').textContent
const picture = (size: number, type: string) =>
  new File([new Uint8Array(size)], 'logo.png', { type })
/** Chooses a file with the button of that name, as the system's dialog would. */
function give(button: string, file: File) {
  const input = byRole('button', button).parentElement?.querySelector('input[type=file]')
  fireEvent.change(input as HTMLElement, { target: { files: [file] } })
}

describe('what is typed', () => {
  it('SET-08 SET-09 is saved on the version that was read, and the bar goes', async () => {
    const sent = answer(updateProfile, ({ body }) =>
      aProfile({ name: body.name ?? '', version: 'v2' }),
    )
    const { user } = await open()
    expect(hasRole('button', 'Enregistrer')).toBe(false)
    await writeIn(user, name, ' Bellecour ')
    await writeIn(user, field(website), 'https://bellecour.test')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual([saved]))
    expect(sent[0]?.body).toMatchObject({
      name: 'Bellecour',
      description: 'Une brasserie lyonnaise',
      website: 'https://bellecour.test',
      youtubeURL: null,
      version: 'v1',
    })
    expect(hasRole('button', 'Enregistrer')).toBe(false)
  })

  it('SET-09 is given back by « Annuler »', async () => {
    const { user } = await open()
    await writeIn(user, name, 'Autre')
    await user.click(byRole('button', 'Annuler'))
    expect(field(name)).toHaveProperty('value', 'Brasserie Bellecour')
    expect(hasRole('button', 'Enregistrer')).toBe(false)
  })

  it.each([
    ['SET-10', name, '', /^Ce champ est obligatoire/],
    ['SET-10', 'Présentation', ' ', /^Ce champ est obligatoire/],
    ['SET-11', website, 'www.bellecour.test', /^L’adresse du site commence par https/],
    ['SET-11', website, 'http://bellecour.test', /^L’adresse du site commence par https/],
  ])('%s is refused for %s: « %s »', async (_id, label, typed, sentence) => {
    const { user } = await open()
    await writeIn(user, field(label), typed)
    await user.click(byRole('button', 'Enregistrer'))
    await waitFor(() => expect(saidOf(field(label))[0]).toMatch(sentence))
    expect(toasts()).toEqual([])
  })

  it.each(['https://vimeo.com/1', 'https://www.youtube.com/', 'youtu.be/abc'])(
    'SET-12 is no video: « %s »',
    async (typed) => {
      const { user } = await open()
      await user.click(byRole('radio', /^Une vidéo/))
      await writeIn(user, 'Lien de la vidéo', typed)
      await user.click(byRole('button', 'Enregistrer'))
      await waitFor(() =>
        expect(saidOf(field('Lien de la vidéo'))[0]).toMatch(/une vidéo de YouTube/),
      )
      expect(toasts()).toEqual([])
    },
  )

  it('SET-12 is a video of one of the two addresses', async () => {
    const sent = answer(updateProfile, () => aProfile())
    const { user } = await open()
    await user.click(byRole('radio', /^Une vidéo/))
    await writeIn(user, 'Lien de la vidéo', 'https://youtu.be/abc')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent[0]?.body.youtubeURL).toBe('https://youtu.be/abc'))
  })

  it('SET-08 shows to the side what Siders will see', async () => {
    const { user } = await open()
    await writeIn(user, name, 'Chez Paul')
    expect(preview()).toContain('Chez Paul')
    await writeIn(user, name, '')
    expect(preview()).toContain('Le nom de votre entreprise')
  })

  it('is kept when the service is down, and when a field is refused', async () => {
    answer(updateProfile, () => refused('errors.unavailable'))
    const { user } = await open()
    await writeIn(user, name, 'Chez Paul')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
    expect(field(name)).toHaveProperty('value', 'Chez Paul')
    answer(updateProfile, () =>
      refusedFields(issue(['name'], 'errors.field.too_long', { max: 150 })),
    )
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saidOf(field(name))[0]).toMatch(/^C’est trop long\s: 150/))
  })

  it('is compared with what a colleague has saved meanwhile, and sent on their version', async () => {
    answer(updateProfile, () => refused('errors.organisation.stale'))
    const { user } = await open()
    await writeIn(user, name, 'Chez Paul')
    answer(readProfile, () => aProfile({ name: 'Chez Léa', version: 'v2' }))
    await press(user, 'Enregistrer')
    await screen.findByText(/^Enregistré entre-temps\s: «\s?Chez Léa\s?»/)
    expect(field(name)).toHaveProperty('value', 'Chez Paul')
    const sent = answer(updateProfile, ({ body }) =>
      aProfile({ name: body.name ?? '', version: 'v3' }),
    )
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual([saved]))
    expect(sent[0]?.body).toMatchObject({ name: 'Chez Paul', version: 'v2' })
  })

  it('may give way to what a colleague has saved', async () => {
    answer(updateProfile, () => refused('errors.organisation.stale'))
    const { user } = await open()
    await writeIn(user, name, 'Chez Paul')
    answer(readProfile, () => aProfile({ name: 'Chez Léa', version: 'v2' }))
    await press(user, 'Enregistrer')
    await user.click(await soonByRole('button', 'Reprendre cette valeur'))
    expect(field(name)).toHaveProperty('value', 'Chez Léa')
  })
})

describe('the pictures', () => {
  it('SET-08 SET-10 of the logo is sent at once, and what is typed stays', async () => {
    const sent = answer(uploadFile, () => ({ url: '/api/download/logo' }))
    const { user } = await open()
    expect(screen.getByText('Le profil est complet avec un logo.')).toBeDefined()
    await writeIn(user, name, 'Chez Paul')
    answer(readProfile, () => aProfile({ logoURL: '/api/download/logo', version: 'v2' }))
    give('Ajouter un logo', picture(10, 'image/png'))
    await waitFor(() => expect(toasts()).toEqual(['Réussi Logo enregistré.']))
    expect(sent[0]).toMatchObject({
      params: { type: 'logo', id: companyId },
      query: { name: 'logo.png' },
    })
    await soonByRole('button', 'Changer le logo')
    expect(screen.queryByText('Le profil est complet avec un logo.')).toBeNull()
    expect(field(name)).toHaveProperty('value', 'Chez Paul')
    const saves = answer(updateProfile, () => aProfile({ version: 'v3' }))
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saves[0]?.body).toMatchObject({ name: 'Chez Paul', version: 'v2' }))
  })

  it.each([
    ['SET-13', picture(10, 'image/webp'), /^Ce fichier n’est pas du bon type/],
    ['SET-13', picture(10, 'application/pdf'), /^Ce fichier n’est pas du bon type/],
    ['SET-15 ERR-40', picture(20_000_000, 'image/png'), /^Le fichier est trop lourd\s: \d+ Mo/],
  ])(
    '%s refuses beside the logo what is plain to see, and sends nothing',
    async (_id, file, sentence) => {
      const sent = answer(uploadFile, () => ({ url: '/x' }))
      await open()
      give('Ajouter un logo', file)
      const section = within(byRole('region', 'Logo de Brasserie Bellecour'))
      await waitFor(() => expect(section.getByRole('alert').textContent).toMatch(sentence))
      expect(sent).toEqual([])
    },
  )

  it('SET-15 says next to the logo why the server refuses it', async () => {
    answer(uploadFile, () => refused('errors.file.damaged'))
    await open()
    give('Ajouter un logo', picture(10, 'image/png'))
    const section = within(byRole('region', 'Logo de Brasserie Bellecour'))
    await waitFor(() => expect(section.getByRole('alert').textContent).toMatch(/abîmé/))
    expect(toasts()).toEqual([])
  })

  it('SET-08 of the cover must be there where it is chosen', async () => {
    const { user } = await open()
    await user.click(byRole('radio', /^Une image/))
    await user.click(byRole('button', 'Enregistrer'))
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
        'Ce champ est obligatoire.',
      ),
    )
    expect(toasts()).toEqual([])
  })

  it('SET-08 of the cover is taken away with « Rien »', async () => {
    const sent = answer(updateProfile, () => aProfile())
    const { user } = await open({ coverURL: '/api/download/cover' })
    await user.click(byRole('radio', /^Rien/))
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ coverURL: null, youtubeURL: null }))
  })
})
