import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { product } from '@renfort/domain/kernel/product.ts'
import { describe, expect, it } from 'vitest'
import { configScript, installationPage } from './installation-page.ts'

// The page as the build writes it.
const source = readFileSync(
  join(import.meta.dirname, '../../../../web/index.html'),
  'utf8',
).replaceAll('%product%', product.name)

describe('the page of an installation', () => {
  it('carries the name of the product, which is text', () => {
    const page = installationPage(source, 'A & <b> "$&"')
    expect(page).toContain('<title>A &amp; &lt;b&gt; &quot;$&amp;&quot;</title>')
    expect(page).toContain('name="application-name" content="A &amp; &lt;b&gt; &quot;$&amp;&quot;"')
  })

  it('carries its configuration, which no text in it can end', () => {
    const config = { productName: '</script><script>alert(1)</script><!--', google: true }
    const script = configScript(config)
    expect(script.match(/</g)).toHaveLength(2)
    const json = /^<script type="application\/json" id="config">(.*)<\/script>$/.exec(script)?.[1]
    expect(JSON.parse(json ?? '')).toEqual(config)
  })
})
