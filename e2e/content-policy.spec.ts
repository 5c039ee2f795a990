import { expect } from '@playwright/test'
import { takeRefused, test } from './journey.ts'

const policy = (...scripts: string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types document-reader page-keeper table-reader',
  ].join('; ')

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

const inlineHash = /'sha256-[A-Za-z0-9+/]{43}='/

test('ASVS 3.4 every kind of answer carries the same headers: pages, files, the API, errors', async ({
  request,
}) => {
  const [company, sider] = [await request.get('/signin'), await request.get('/s')]
  const page = (await company.text()) + (await sider.text())
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(files.some((file) => file.startsWith('/assets/sider-'))).toBe(true)
  expect(files.length).toBeGreaterThan(3)
  const runs = [...page.matchAll(/<(?:script|link)[^>]*\.(?:js|css)"[^>]*>/g)].map(([tag]) => tag)
  expect(runs.filter((tag) => !/ integrity="sha384-/.test(tag))).toEqual([])
  const answers: readonly (readonly [path: string, status: number, method?: 'POST'])[] = [
    ['/', 200],
    ['/signin', 200],
    ['/tasks/all/anything', 200],
    ['/nowhere/at/all', 200],
    ['/index.html', 200],
    ['/s', 200],
    ['/s/open', 200],
    ['/sider.html', 404],
    ...files.map((path) => [path, 200] as const),
    ['/missing.js', 404],
    ['/.vite/manifest.json', 404],
    ['/.vite/sider-manifest.json', 404],
    ['/assets/..%2f..%2fpackage.json', 404],
    ['/signin%zz', 400],
    ['/nowhere', 404, 'POST'],
    ['/api/health', 200],
    ['/api/v1/users/me', 401],
    ['/api/nothing', 404],
    ['/api/tasks/%zz', 400],
    ['/api/auth/login', 400, 'POST'],
  ]
  for (const [path, status, method = 'GET'] of answers) {
    const response = await request.fetch(path, { method, failOnStatusCode: false })
    const headers = response.headers()
    expect([path, response.status()]).toEqual([path, status])
    expect(headers, path).toMatchObject(everywhere)
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['set-cookie'], path).toBeUndefined()
    expect(headers['server'] ?? headers['x-powered-by'], path).toBeUndefined()
    const type = headers['content-type'] ?? ''
    if (/^(text|application)\//.test(type)) expect(type, path).toContain('charset=utf-8')
    const sent = headers['content-security-policy'] ?? ''
    const hashes = inlineHash.exec(sent) ?? []
    expect(sent, path).toBe(policy(...hashes))
    expect(hashes.length, path).toBe(headers['content-type']?.startsWith('text/html') ? 1 : 0)
  }
})

test('the policy refuses markup made of text, foreign scripts and inline ones, and this is noticed', async ({
  page,
}) => {
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(takeRefused()).toEqual([])
  const refusals = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work()
        return 'allowed'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<b>x</b>'
      }),
      attempt(() => {
        document.createElement('script').src = '/start.js'
      }),
      attempt(() => Reflect.get(globalThis, 'trustedTypes').createPolicy('default', {})),
    ]
  })
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError'])
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://evil.test/pixel.png'
    document.body.append(image)
  })
  await expect.poll(() => takeRefused().join('\n')).toContain('https://evil.test/pixel.png')
  // The browser may report the same refusal again a moment later: this journey expected it.
  await page.goto('about:blank')
  takeRefused()
})
