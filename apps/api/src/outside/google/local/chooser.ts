import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { email as emailField } from '@renfort/contract/credentials.ts'
import { type Locale } from '@renfort/contract/kernel/fields.ts'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { chooserPage } from './chooser-page.ts'
import type { LocalPeople } from './people.ts'

const longestForm = 10_000

export function localeOf(value: unknown): Locale {
  return value === 'en' ? 'en' : 'fr'
}

/** The pages of the stand-in: the choice of an account, its answer, and the style sheet. */
export function chooser(provider: Provider, people: LocalPeople) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    if (ctx.path === '/style.css') {
      ctx.type = 'text/css'
      ctx.body = await readFile(join(import.meta.dirname, 'style.css'))
      return
    }
    if (!ctx.path.startsWith('/interaction/')) return next()
    if (ctx.method === 'POST') await answer(provider, people, ctx)
    else await show(provider, people, ctx, false)
  }
}

async function show(
  provider: Provider,
  people: LocalPeople,
  ctx: KoaContextWithOIDC,
  isRefused: boolean,
): Promise<void> {
  const { params } = await provider.interactionDetails(ctx.req, ctx.res)
  const hint = params['login_hint']
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('cache-control', 'no-store')
  ctx.body = chooserPage({
    locale: localeOf(params['ui_locales']),
    people: people.offered,
    email: typeof hint === 'string' ? hint : '',
    isRefused,
  })
}

async function answer(
  provider: Provider,
  people: LocalPeople,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  const form = await readForm(ctx.req)
  if (form.has('cancel')) {
    return finish(provider, ctx, { error: 'access_denied', error_description: 'cancelled' })
  }
  const email = emailField.safeParse(form.get('email') ?? '').data
  if (email === undefined) return show(provider, people, ctx, true)
  const known = people.offered.find((person) => person.email === email)
  const fullName = form.get('name')?.trim() || null
  const accountId = people.choose({
    email,
    fullName: fullName ?? known?.fullName ?? null,
    isVerified: !form.has('unverified'),
  })
  return finish(provider, ctx, { select_account: {}, login: { accountId } })
}

type Result = Parameters<Provider['interactionFinished']>[2]

async function finish(provider: Provider, ctx: KoaContextWithOIDC, result: Result): Promise<void> {
  ctx.respond = false
  await provider.interactionFinished(ctx.req, ctx.res, result, {
    mergeWithLastSubmission: false,
  })
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longestForm) throw new Error('The form is too long.')
    parts.push(part)
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}
