import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Requests that wait for their answer, oldest first. */
const sent: { locale: unknown; keepalive: unknown; answer: (response: Response) => void }[] = []
const page = new EventTarget()
let saveLocale: (locale: 'fr' | 'en') => Promise<void>

const failure = () => Response.json({ key: 'errors.internal' }, { status: 500 })
const answered = () => new Response(null, { status: 204 })

beforeEach(async () => {
  sent.length = 0
  vi.resetModules()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', (_url: string, { body, keepalive }: RequestInit) => {
    const { locale } = JSON.parse(String(body))
    return new Promise<Response>((answer) => sent.push({ locale, keepalive, answer }))
  })
  saveLocale = (await import('./save-locale.ts')).saveLocale
})
afterEach(() => vi.unstubAllGlobals())

const locales = () => sent.map(({ locale }) => locale)

it('I18N-02 sends a choice of language so that it outlives its tab', () => {
  void saveLocale('en')
  expect(sent).toMatchObject([{ locale: 'en', keepalive: true }])
})

it('I18N-02 sends the last of quick choices last, once the one before is answered', async () => {
  const saved = saveLocale('en')
  void saveLocale('fr')
  void saveLocale('en')
  void saveLocale('fr')
  expect(locales()).toEqual(['en'])
  sent[0]?.answer(answered())
  await expect.poll(locales).toEqual(['en', 'fr'])
  sent[1]?.answer(answered())
  await saved
  expect(locales()).toEqual(['en', 'fr'])
})

it('I18N-02 sends the last choice although the one before failed, and says when the last one fails', async () => {
  const saved = saveLocale('en')
  void saveLocale('fr')
  sent[0]?.answer(failure())
  await expect.poll(locales).toEqual(['en', 'fr'])
  sent[1]?.answer(failure())
  await expect(saved).rejects.toMatchObject({ key: 'errors.internal' })
})

it('I18N-02 sends the choice that waits when the page is left', () => {
  void saveLocale('en')
  void saveLocale('fr')
  page.dispatchEvent(new Event('pagehide'))
  expect(sent).toMatchObject([{ locale: 'en' }, { locale: 'fr', keepalive: true }])
})
