import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installationPage } from './installation-page.ts'

const source = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8')

describe('the page of an installation', () => {
  it('carries the name of the product, which is text', () => {
    const page = installationPage(source, { productName: 'A & <b> "$&"', hasGoogle: false })
    expect(page).toContain('<title>A &amp; &lt;b&gt; &quot;$&amp;&quot;</title>')
    expect(page).toContain('name="application-name" content="A &amp; &lt;b&gt; &quot;$&amp;&quot;"')
    expect(page).toContain('<html lang="fr">')
  })

  it('says whether one may sign in with Google', () => {
    const page = installationPage(source, { productName: 'Renfort', hasGoogle: true })
    expect(page).toContain('<html data-google lang="fr">')
  })
})
