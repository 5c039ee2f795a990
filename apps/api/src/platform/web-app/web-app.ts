import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { withIntegrity } from './with-integrity.ts'
import { installNotFound, sendFailure } from '../http/http-errors.ts'
import { configScript, installationPage } from './installation-page.ts'
import { contentPolicy } from '../http/security-headers.ts'

const directory = join(import.meta.dirname, '../../../../web/dist')

const pages = ['index.html', 'sider.html']

/** The data of an installation in its pages. */
interface Installation {
  readonly productName: string
  /** The public configuration at this moment. */
  readonly config: () => object
  readonly hasStripe: boolean
}

/** Serves the built web app; a path without a file is a screen, so the page is answered. */
export async function serveWebApp(
  app: FastifyInstance,
  { productName, config, hasStripe }: Installation,
): Promise<void> {
  if (!pages.every((page) => existsSync(join(directory, page)))) {
    installNotFound(app)
    return
  }
  const page = builtPage('index.html', { productName, hasStripe })
  const siderPage = builtPage('sider.html', { productName, hasStripe: false })
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', 'sider.html', '.vite/**', '**/*.br'],
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/')
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    // No screen begins so: a program has left out the prefix of the API.
    if (request.url.startsWith('/v1/')) {
      return sendFailure(request, reply, { key: 'errors.not_found' })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send()
    const path = request.url.split('?')[0] ?? ''
    if (/\.[a-z0-9]{2,5}$/i.test(path) && path !== '/index.html') return reply.code(404).send()
    const { policy, with: withConfig } = isOfSider(path) ? siderPage : page
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(withConfig(config()))
  })
}

interface Page {
  /** The page with the public configuration. */
  readonly with: (config: object) => string
  /** Allows the script in the page by its hash. */
  readonly policy: string
}

/** Siders have a page of their own, with scripts of its own, at every address under `/s`. */
function isOfSider(path: string): boolean {
  return path === '/s' || path.startsWith('/s/')
}

function builtPage(
  file: string,
  { productName, hasStripe }: Pick<Installation, 'productName' | 'hasStripe'>,
): Page {
  const built = withIntegrity(readFileSync(join(directory, file), 'utf8'), directory)
  const page = installationPage(built, productName)
  const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  return {
    with: (config) => page.replace('</head>', () => `${configScript(config)}</head>`),
    policy: contentPolicy(
      hasStripe,
      inline.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`),
    ),
  }
}
