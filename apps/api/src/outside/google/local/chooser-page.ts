import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { escapeHtml } from '../../escape-html.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { LocalPerson } from './people.ts'

const dictionaries = { fr, en }

/** Where the stand-in is mounted; its style sheet lies there too. */
export const mountPath = '/api/local-google'

export interface Chooser {
  readonly locale: Locale
  readonly people: readonly LocalPerson[]
  /** The e-mail that the product already knows, filled in. */
  readonly email: string
  readonly isRefused: boolean
}

export function chooserPage({ locale, people, email, isRefused }: Chooser): string {
  const words = dictionaries[locale]
  const refusal = isRefused ? `<p class="error" id="refusal">${words.badEmail}</p>` : ''
  const described = isRefused ? ' aria-invalid="true" aria-describedby="refusal"' : ''
  return page(
    locale,
    words.title,
    `<form method="post">
      <h2>${words.accounts}</h2>
      <ul>${people.map(choice).join('')}</ul>
    </form>
    <form method="post">
      <h2>${words.other}</h2>
      <label for="email">${words.email}</label>
      <input id="email" name="email" type="email" required maxlength="254" autocomplete="off" value="${escapeHtml(email)}"${described}>
      ${refusal}
      <label for="name">${words.name} <span class="muted">(${words.optional})</span></label>
      <input id="name" name="name" maxlength="200" autocomplete="off">
      <label class="check"><input type="checkbox" name="unverified"> ${words.unverified}</label>
      <button class="primary">${words.submit}</button>
    </form>
    <form method="post" class="cancel"><button name="cancel" value="yes">${words.cancel}</button></form>`,
  )
}

function choice({ email, fullName }: LocalPerson): string {
  const address = escapeHtml(email)
  return `<li><button class="account" name="email" value="${address}">
    <span>${escapeHtml(fullName ?? email)}</span> <span class="muted">${address}</span>
  </button></li>`
}

export function refusedPage(locale: Locale): string {
  const words = dictionaries[locale]
  return page(
    locale,
    words.refusedTitle,
    `<p>${words.refused}</p><p><a href="/signin">${words.back}</a></p>`,
  )
}

function page(locale: Locale, title: string, content: string): string {
  const words = dictionaries[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · ${words.context}</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="${mountPath}/style.css">
</head>
<body>
  <main>
    <p class="context">${words.context}</p>
    <h1>${title}</h1>
    <p class="notice">${words.notice}</p>
    ${content}
  </main>
</body>
</html>
`
}
