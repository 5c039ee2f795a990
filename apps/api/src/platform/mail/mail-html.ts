import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { escapeHtml } from '../../outside/escape-html.ts'
import type { MailBlock, MailContent } from './mail-content.ts'

export interface MailFrame {
  readonly locale: Locale
  readonly productName: string
  readonly footer: readonly string[]
  /** The sentence above the written address of a button. */
  readonly copyLink: string
}

// Styles are inline because many mail clients drop style sheets; clients that keep them also get a
// dark mode.
const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif"
const ink = `${font};font-size:16px;line-height:24px;color:#16182d;overflow-wrap:anywhere`
const muted = `${font};font-size:13px;line-height:19px;color:#5b5e73`

const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #12131c !important; }
  .card { background-color: #191b27 !important; border-color: #2f3344 !important; }
  .ink { color: #f2f1ec !important; }
  .muted { color: #a5a8bc !important; }
  .action { background-color: #f2f1ec !important; }
  .action a { color: #16182d !important; }
}`

/**
 * The HTML of a mail, laid out in tables, because desktop clients need them. Every text is escaped
 * in this file and nowhere else.
 */
export function mailHtml(
  { subject, preheader, heading, blocks }: MailContent,
  { locale, productName, footer, copyLink }: MailFrame,
): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text(subject)}</title>
<style>${styleSheet}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f4f2ec">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text(preheader)}${'&#8199;&#847;'.repeat(60)}</div>
<table role="presentation" lang="${locale}" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f2ec">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="ink" style="${ink};padding:0 8px 16px;font-size:18px;font-weight:600">${text(productName)}</td></tr>
<tr><td class="card" style="padding:28px 28px 12px;background-color:#ffffff;border:1px solid #e4e2db;border-radius:12px">
<h1 class="ink" style="${ink};margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600">${text(heading)}</h1>
${blocks.map((block) => blockHtml(block, copyLink)).join('\n')}
</td></tr>
<tr><td class="muted" style="${muted};padding:16px 8px 0">${footer.map(text).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function blockHtml(block: MailBlock, copyLink: string): string {
  switch (block.kind) {
    case 'heading': {
      const size = block.level === 2 ? 18 : 16
      return `<h${block.level} class="ink" style="${ink};margin:24px 0 8px;font-size:${size}px;font-weight:600">${text(block.text)}</h${block.level}>`
    }
    case 'paragraph':
      return `<p class="ink" style="${ink};margin:0 0 16px">${text(block.text)}</p>`
    case 'smallPrint':
      return `<p class="muted" style="${muted};margin:0 0 16px">${text(block.text)}</p>`
    case 'button':
      return buttonHtml(block.label, block.url, copyLink)
    case 'list':
      return `<ul class="ink" style="${ink};margin:0 0 16px;padding:0 0 0 20px">${block.items
        .map((item) => `<li style="margin:0 0 4px">${text(item)}</li>`)
        .join('')}</ul>`
    case 'links':
      return `<ul class="ink" style="${ink};margin:0 0 16px;padding:0 0 0 20px">${block.links
        .map(
          ({ label, url }) =>
            `<li style="margin:0 0 8px"><a href="${escapeHtml(url)}" class="ink" style="${ink};text-decoration:underline">${text(label)}</a></li>`,
        )
        .join('')}</ul>`
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px">
${block.facts
  .map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top" class="muted" style="${muted};padding:4px 16px 4px 0;font-weight:400">${text(label)}</th><td valign="top" class="ink" style="${ink};padding:4px 0">${text(value)}</td></tr>`,
  )
  .join('\n')}
</table>`
  }
}

function buttonHtml(label: string, url: string, copyLink: string): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>
<td class="action" bgcolor="#16182d" style="background-color:#16182d;border-radius:6px;padding:12px 20px"><a href="${address}" style="${ink};color:#ffffff;font-weight:600;text-decoration:none">${text(label)}</a></td>
</tr></table>
<p class="muted" style="${muted};margin:0 0 16px">${text(copyLink)}<br><a href="${address}" class="muted" style="${muted};word-break:break-all">${address}</a></p>`
}

function text(words: string): string {
  return escapeHtml(words).replaceAll(/\r?\n/g, '<br>')
}
