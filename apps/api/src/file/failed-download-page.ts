import { hash } from 'node:crypto'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { escapeHtml } from '../outside/escape-html.ts'
import { fillWords } from '../platform/fill-words.ts'
import type { FailurePage } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const dictionaries = { fr, en }

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif;
  background: light-dark(#fbfaf7, #12131c); color: light-dark(#16182d, #f2f1ec) }
main { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2; text-wrap: balance }
a { color: inherit; text-underline-offset: 0.2em }
`
/** Nothing runs, and no style but this one counts. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What a person sees who opened the address of a file that it no longer serves, with a way back. */
export const failedDownloadPage: FailurePage = (key, locale, { config, publicUrl }) => ({
  bytes: Buffer.from(
    page(key, locale, { product: config.productName, home: homeOf(config, publicUrl) }),
  ),
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
})

/** The web app: beside the API, or at its own address. */
function homeOf({ webOrigins }: Services['config'], publicUrl: Services['publicUrl']): string {
  return webOrigins.length > 0 ? `${publicUrl()}/` : '/'
}

function page(
  key: ErrorKey,
  locale: Locale,
  { product, home }: { readonly product: string; readonly home: string },
): string {
  const { failed: words } = dictionaries[locale]
  const text = key === 'errors.download.failed' ? words[key] : words.other
  return `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${words.title}</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <h1>${words.title}</h1>
    <p>${text}</p>
    <p><a href="${escapeHtml(home)}">${escapeHtml(fillWords(words.back, { product }))}</a></p>
  </main>
</body>
</html>
`
}
