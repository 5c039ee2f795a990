import { describe, expect, it } from 'vitest'
import { testSite } from '../../testing/test-site.ts'
import { composeMail } from './compose-mail.ts'
import type { MailContent } from './mail-content.ts'

const url = 'https://renfort.test/a?b=1&c="2"'

/** Every kind of block, each with characters to escape. */
const content: MailContent = {
  category: 'compulsory',
  subject: 'Sujet <1>',
  preheader: 'Aperçu <2>',
  heading: 'Titre <3>',
  blocks: [
    { kind: 'heading', level: 2, text: 'Partie <11>' },
    { kind: 'heading', level: 3, text: 'Détail <12>' },
    { kind: 'paragraph', text: 'Ligne <4>\nligne & 5' },
    { kind: 'button', label: 'Ouvrir <6>', url },
    { kind: 'list', items: ['Un <7>', 'Deux "8"'] },
    { kind: 'facts', facts: [{ label: 'Poste <9>', value: 'Chef\nde rang' }] },
    { kind: 'smallPrint', text: 'Petit <10>' },
  ],
}

const compose = (locale: 'fr' | 'en' = 'fr', changes: Partial<MailContent> = {}) =>
  composeMail({ ...content, ...changes }, { email: 'Awa@example.test', locale }, testSite)

describe('the plain text of a mail', () => {
  it('says the same as the HTML, in the language of the recipient', () => {
    expect(compose().text).toBe(`Titre <3>

== Partie <11> ==

Détail <12>

Ligne <4>
ligne & 5

Ouvrir <6>\u202f: ${url}

- Un <7>
- Deux "8"

Poste <9>\u202f: Chef
de rang

Petit <10>

--${' '}
Message envoyé automatiquement par Renfort
https://renfort.test
Renfort SAS, 1 rue de la Paix, Paris
`)
    const english = compose('en').text
    expect(english).toContain(`Ouvrir <6>: ${url}`)
    expect(english).toContain('Sent automatically by Renfort')
  })
})

describe('the HTML of a mail', () => {
  it('holds every text, escaped', () => {
    const { html } = compose()
    for (const text of [
      '<title>Sujet &lt;1&gt;</title>',
      '>Aperçu &lt;2&gt;',
      '>Titre &lt;3&gt;</h1>',
      '>Partie &lt;11&gt;</h2>',
      '>Détail &lt;12&gt;</h3>',
      '>Ligne &lt;4&gt;<br>ligne &amp; 5</p>',
      '>Ouvrir &lt;6&gt;</a>',
      'href="https://renfort.test/a?b=1&amp;c=&quot;2&quot;"',
      '>Un &lt;7&gt;</li>',
      '>Deux &quot;8&quot;</li>',
      '>Poste &lt;9&gt;</th>',
      '>Chef<br>de rang</td>',
      '>Petit &lt;10&gt;</p>',
      '<br>https://renfort.test<br>Renfort SAS, 1 rue de la Paix, Paris</td>',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toMatch(/<\d/)
  })

  it.each(['fr', 'en'] as const)(
    'names its language (%s) and goes dark with the client',
    (locale) => {
      const { html } = compose(locale)
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html).toContain(`<table role="presentation" lang="${locale}"`)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
    },
  )

  it('opens no tag that it does not close', () => {
    const { html } = compose()
    for (const tag of ['table', 'tr', 'td', 'th', 'div', 'p', 'ul', 'li', 'a', 'h1', 'body']) {
      const count = (pattern: string) => html.match(new RegExp(pattern, 'g'))?.length ?? 0
      expect([tag, count(`<${tag}[ >]`)]).toEqual([tag, count(`</${tag}>`)])
    }
  })
})

describe('a mail', () => {
  it('has a subject of one line', () => {
    expect(compose('fr', { subject: 'Un\r\nBcc: x@example.test' }).subject).toBe(
      'Un Bcc: x@example.test',
    )
  })

  it('can be refused when it is optional, and only then', () => {
    expect(compose()).toMatchObject({ category: 'compulsory', unsubscribeUrl: null })
    expect(compose('fr', { category: 'feedback' })).toMatchObject({
      category: 'feedback',
      unsubscribeUrl: 'https://renfort.test/refused',
    })
  })
})
