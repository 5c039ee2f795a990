import { escapeHtml } from '../outside/escape-html.ts'

/** The built page under the name of this installation. */
export function installationPage(built: string, productName: string): string {
  const name = escapeHtml(productName)
  return built
    .replace('<title>Renfort<', () => `<title>${name}<`)
    .replace(
      'name="application-name" content="Renfort"',
      () => `name="application-name" content="${name}"`,
    )
}

/**
 * The answer of the configuration as it comes with the page: the first drawing has its buttons, no
 * screen asks for the clock before it asks for what it shows, and nothing moves afterwards. It is data,
 * which a browser does not run; no text in it can end it.
 */
export function configScript(config: object): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="config">${json}</script>`
}
