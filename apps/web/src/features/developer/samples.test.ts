import { execFile, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { firstCalls, groupCalls, syncPrograms } from './samples.ts'
import { receiver, signatureChecks } from './signature-samples.ts'

const start = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'samples-'))
const asked: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = []
let answers: readonly object[] = []

/** Stands in for the API: the answers of a test, one after the other. */
const api = createServer(({ url = '', headers }, response) => {
  asked.push({ url, headers })
  response.end(JSON.stringify(answers[asked.length - 1] ?? {}))
})
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`

beforeEach(() => void asked.splice(0))
afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`
const body = JSON.stringify({ type: 'hours.validated', data: { workedMinutes: 420 } })

/** The headers of a message that was signed so many seconds ago. */
function signedAgo(seconds: number): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000) - seconds)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const right = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': timestamp,
    // As in the day after a secret was renewed.
    'webhook-signature': `v1,${'A'.repeat(43)}= v1,${right}`,
  }
}
const messages = [
  ['a genuine one', body, signedAgo(0), true],
  ['another body', `${body} `, signedAgo(0), false],
  ['an old one', body, signedAgo(301), false],
  ['one without headers', body, {}, false],
] as const

const env = { ...process.env, WEBHOOK_SECRET: secret, PYTHONPATH: folder }

const sampleOf = (samples: readonly (readonly [string, string])[], language: string) =>
  samples.find(([each]) => each === language)?.[1] ?? ''

/** What a program prints; a module finds its packages from the root of the repository. */
async function node(program: string): Promise<string> {
  return (await start(process.execPath, ['--input-type=module', '--eval', program], { env })).stdout
}

/** What a program prints that keeps its file in the folder. */
const nodeInFolder = (program: string) =>
  node(`process.chdir(${JSON.stringify(folder)})\n${program}`)

async function python(program: string): Promise<string> {
  return (await start('python3', ['-c', program], { env, cwd: folder })).stdout
}

const pages = [
  { records: [{ id: 'a' }, { id: 'b' }], deleted: [], next: 'one', hasMore: true },
  { records: [{ id: 'c' }], deleted: [{ id: 'a' }, { id: 'never' }], next: 'two', hasMore: false },
]

/** What a program printed and asked for, and the copy that it keeps. */
function copied(printed: string) {
  const kept: unknown = JSON.parse(readFileSync(join(folder, 'hours.json'), 'utf8'))
  rmSync(join(folder, 'hours.json'))
  return { printed: printed.trim(), urls: asked.map(({ url }) => url), kept }
}
const rightCopy = {
  printed: '2 lines of hours',
  urls: ['/api/v1/sync/hours?limit=1000', '/api/v1/sync/hours?limit=1000&cursor=one'],
  kept: { copy: { b: { id: 'b' }, c: { id: 'c' } }, cursor: 'two' },
}

describe('the programs of the page for developers, in JavaScript', () => {
  it('call with a key', async () => {
    answers = [{ events: [], next: 0, hasMore: false }]
    expect(await node(sampleOf(firstCalls(base), 'JavaScript'))).toContain('events: []')
    expect(asked[0]?.url).toBe('/api/v1/events?after=0')
    expect(asked[0]?.headers.authorization).toBe('Bearer rfk_YOUR_KEY')
  })

  it('keep a copy', async () => {
    answers = pages
    expect(copied(await nodeInFolder(sampleOf(syncPrograms(base), 'JavaScript')))).toEqual(
      rightCopy,
    )
  })

  it.each(messages)('verify %s', async (_name, text, headers, isGenuine) => {
    const given = `(${JSON.stringify(text)}, ${JSON.stringify(headers)})`
    const plain = `${sampleOf(signatureChecks, 'Node')}\nconsole.log(isGenuine${given})`
    expect((await node(plain)).trim()).toBe(String(isGenuine))
    const library = `${sampleOf(signatureChecks, 'JavaScript')}\nconsole.log(messageOf${given}.type)`
    const printed = node(library).catch(() => 'refused')
    expect((await printed).trim()).toBe(isGenuine ? 'hours.validated' : 'refused')
  })

  it('receive, verify and answer', async () => {
    const program = `${receiver.replace('createServer(', 'const server = createServer(').replace('8080', '0')}
server.on('listening', () => console.log(server.address().port))`
    const running = execFile(process.execPath, ['--input-type=module', '--eval', program], { env })
    const [port]: unknown[] = await once(running.stdout ?? running, 'data')
    const send = async (text: string, headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${Number(port)}`, { method: 'POST', body: text, headers }))
        .status
    for (const [, text, headers, isGenuine] of messages) {
      expect(await send(text, headers)).toBe(isGenuine ? 204 : 400)
    }
    running.kill()
  })
})

describe('the programs of the page for developers, in Python', () => {
  const programs = [firstCalls(base), signatureChecks, syncPrograms(base)]
  const inPython = programs.map((samples) => sampleOf(samples, 'Python'))

  it('know each name that they use', () => {
    expect(unknownNames("os.environ['A']\nfor a in range(2): print(f'{a} {b}', c=1)")).toEqual([
      'os',
      'b',
    ])
    for (const program of inPython) {
      expect(program.length).toBeGreaterThan(20)
      expect(unknownNames(program)).toEqual([])
    }
  })

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('do what they say', async () => {
    const [call = '', check = '', copy = ''] = inPython
    answers = [{ events: [] }]
    expect((await python(call)).trim()).toBe("{'events': []}")
    asked.splice(0)
    answers = pages
    expect(copied(await python(copy))).toEqual(rightCopy)
    // The library is not there: a stand-in with its name signs as it does.
    writeFileSync(join(folder, 'standardwebhooks.py'), standIn)
    for (const [, text, headers, isGenuine] of messages) {
      const given = `${JSON.stringify(text)}, ${JSON.stringify(headers)}`
      const printed = python(`${check}\nprint(message_of(${given})['type'])`).catch(() => 'refused')
      expect((await printed).trim()).toBe(isGenuine ? 'hours.validated' : 'refused')
    }
  })
})

describe('the commands of the page for developers', () => {
  it('name the key that they use', () => {
    for (const commands of [sampleOf(firstCalls(base), 'curl'), groupCalls(base)]) {
      expect(commands).toMatch(/^KEY='rfk_YOUR_KEY'\n/)
      expect(commands.match(/\$\w+/g)?.every((name) => name === '$KEY')).toBe(true)
    }
  })
})

const standIn = `import base64, hashlib, hmac, json, time
class Webhook:
    def __init__(self, secret):
        self.key = base64.b64decode(secret.removeprefix('whsec_'))
    def verify(self, body, headers):
        said = headers['webhook-timestamp']
        text = '.'.join([headers['webhook-id'], said, body]).encode()
        right = base64.b64encode(hmac.new(self.key, text, hashlib.sha256).digest()).decode()
        if abs(time.time() - int(said)) > 300 or 'v1,' + right not in headers['webhook-signature']:
            raise ValueError
        return json.loads(body)
`

const keywords =
  'and as def else except finally for from if import in is lambda not or raise return try while with True False None'
const builtIns = 'len open print range'

/** The names that a short Python program uses before it has defined them. */
function unknownNames(program: string): string[] {
  const known = new Set(`${keywords} ${builtIns}`.split(' '))
  const unknown: string[] = []
  for (const line of program.split('\n')) {
    const code = line
      .replace(/ *#.*$/, '')
      // Of a text only the values in braces are code.
      .replaceAll(/(f?)'([^']*)'/g, (_all, isFormat: string, text: string) =>
        isFormat === '' ? '0' : [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).join(' '),
      )
      .replaceAll(/([(,] *)\w+=(?!=)/g, '$1')
    const defined = [
      ...code.matchAll(
        /^ *([\w, ]+?) = |^ *(?:from \w+ )?import (.+)$|(?:for|as) (\w+)|def (.+)$/g,
      ),
    ]
    for (const [, ...found] of defined) {
      for (const name of found.join(' ').match(/\w+/g) ?? []) known.add(name)
    }
    const used = /^ *from /.test(code) ? [] : (code.match(/(?<![\w.])[A-Za-z_]\w*/g) ?? [])
    unknown.push(...used.filter((name) => !known.has(name)))
  }
  return unknown
}
