import { escapeHtml } from '../outside/escape-html.ts'

/** What the page says of the installation before any script runs. */
export interface Installation {
  readonly productName: string
  readonly hasGoogle: boolean
}

/** The built page under this installation's name, with what its first drawing has to know. */
export function installationPage(built: string, { productName, hasGoogle }: Installation): string {
  const name = escapeHtml(productName)
  const named = built
    .replace('<title>Renfort<', () => `<title>${name}<`)
    .replace(
      'name="application-name" content="Renfort"',
      () => `name="application-name" content="${name}"`,
    )
  // Said with the page, so that the first drawing has its buttons and nothing moves afterwards.
  return hasGoogle ? named.replace('<html', '<html data-google') : named
}
