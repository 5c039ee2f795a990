import { product } from '@renfort/domain/kernel/product.ts'
import { escapeHtml } from '../../outside/escape-html.ts'

/** The built page with the name of this installation. */
export function installationPage(built: string, productName: string): string {
  const name = escapeHtml(productName)
  return built
    .replace(`<title>${product.name}<`, () => `<title>${name}<`)
    .replace(
      `name="application-name" content="${product.name}"`,
      () => `name="application-name" content="${name}"`,
    )
}

/**
 * The answer of `/config` inside the page: the first rendering needs no call, and nothing moves
 * afterwards. Browsers do not run this script element, and no text in it can close it.
 */
export function configScript(config: object): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="config">${json}</script>`
}
