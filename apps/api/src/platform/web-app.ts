import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fileIntegrity } from './file-integrity.ts'
import { installNotFound } from './http-errors.ts'
import { configScript, installationPage } from './installation-page.ts'
import { type BuildManifest, screenPreloads } from './screen-preloads.ts'
import { contentPolicy } from './security-headers.ts'

const directory = join(import.meta.dirname, '../../../web/dist')

/** What the pages of an installation depend on. */
interface Installation {
  readonly productName: string
  /** What the browser is told of it, at this moment. */
  readonly config: () => object
  readonly hasStripe: boolean
}

/** Serves the built web app; a path that is no file is a screen, so it answers the page. */
export async function serveWebApp(
  app: FastifyInstance,
  { productName, config, hasStripe }: Installation,
): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) {
    installNotFound(app)
    return
  }
  const pageOf = pages(productName, hasStripe)
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '**/*.br'],
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/')
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send()
    const path = request.url.split('?')[0] ?? ''
    if (/\.[a-z0-9]{2,5}$/i.test(path) && path !== '/index.html') return reply.code(404).send()
    const { content, policy } = pageOf(path, config())
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(content)
  })
}

interface Page {
  readonly content: string
  /** Allows the script that stands in the page, by its hash. */
  readonly policy: string
}

/** The page of an address, which names the scripts of the screen that it will show. */
function pages(productName: string, hasStripe: boolean): (path: string, config: object) => Page {
  const withIntegrity = fileIntegrity(directory)
  const built = withIntegrity(readFileSync(join(directory, 'index.html'), 'utf8'))
  const page = installationPage(built, productName)
  const manifest = readFileSync(join(directory, '.vite/manifest.json'), 'utf8')
  const preloadsOf = screenPreloads(JSON.parse(manifest) as BuildManifest)
  const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const policy = contentPolicy(
    hasStripe,
    inline.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`),
  )
  return (path, config) => {
    // Of low priority: they are of use only after the scripts that the page itself names.
    const links = preloadsOf(path).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
    )
    const head = configScript(config) + withIntegrity(links.join(''))
    return { content: page.replace('</head>', () => `${head}</head>`), policy }
  }
}
