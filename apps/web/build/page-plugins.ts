import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { en } from '../src/sider-pages/words/en.ts'
import { fr } from '../src/sider-pages/words/fr.ts'

/** The script that runs before the first drawing stands in the page; the server allows it by its hash. */
export function inlineStart(): Plugin {
  const tag = '<script src="/start.js"></script>'
  return {
    name: 'renfort:inline-start',
    apply: 'build',
    transformIndexHtml: async (html) => {
      const script = await readFile(join(import.meta.dirname, '../public/start.js'), 'utf8')
      return html.replace(tag, () => `<script>${script}</script>`)
    },
  }
}

/** What the page of Siders shows before any script has come: what their pages are called. */
export function siderOpening(): Plugin {
  return {
    name: 'renfort:sider-opening',
    transformIndexHtml: (html) =>
      html.replace('%title.fr%', fr.title).replace('%title.en%', en.title),
  }
}

/** The style sheet comes first on a slow line: with it the page draws what needs no script. */
export function scriptsAfterStyles(): Plugin {
  return {
    name: 'renfort:scripts-after-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<(?:script type="module"|link rel="modulepreload")/g,
          '$& fetchpriority="low"',
        ),
    },
  }
}

/** `light-dark()` and the popover attribute are newer than the default floor of the style sheet. */
export const cssTarget = ['chrome123', 'firefox125', 'safari17.5'] as const
