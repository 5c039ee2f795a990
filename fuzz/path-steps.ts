import type { Draft } from './draft.ts'
import { foreignId } from './foreign-ids.ts'
import { hostileText } from './hostile-values.ts'
import type { Random } from './random.ts'
import type { Step } from './step.ts'

/** A hostile text for an address: mostly escaped, sometimes only without the characters that end a path. */
function inUrl(random: Random): string {
  const text = hostileText(random).slice(0, 3_000)
  if (random.chance(0.2)) return text.replaceAll(/[^\x21-\x7e]|[/?#]/g, '')
  return encodeURIComponent(text.toWellFormed())
}

function rewritePath(draft: Draft, rewrite: (path: string) => string): void {
  draft.declared = false
  draft.rewriteUrl.push((url) => {
    const [path = '', ...query] = url.split('?')
    return [rewrite(path), ...query].join('?')
  })
}

const detours: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => path.replace('/api', '//api'),
  (path) => path.replace('/api', '/API'),
  (path) => path.replace('/api/', '/api/..;/'),
  (path) => path.replace('/api/', '/api/%2e%2e/'),
  (path) => path.replace('/api/', '/x/../api/'),
  (path) => path.replace(/\/(?=[^/]*$)/, '%2f'),
  (path) => `${path}%00`,
  (path) => `${path}/%zz`,
  (path) => `${path}%`,
  (path) => `${path}.json`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}/${'a'.repeat(5_000)}`,
  (path) => `${path}/%c0%ae%c0%ae/`,
  () => '/api/',
  () => '/api/__proto__',
  () => '/api/dev/outbox',
  () => '/assets/../../../package.json',
  () => '/assets/%2e%2e/%2e%2e/package.json',
  () => '/.vite/manifest.json',
  () => '/.git/config',
  () => '/index.html',
  () => '/signin/%22%3E%3Cscript%3Efuzz7q()%3C/script%3E',
  () => '/signin%zz',
]

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export const pathSteps: readonly Step[] = [
  {
    name: 'an id of another company in the path',
    weight: 6,
    apply: (draft, random, world) => {
      for (const name of Object.keys(draft.params)) {
        if (random.chance(0.7)) draft.params[name] = foreignId(world, '', random)
      }
    },
  },
  {
    name: 'a hostile parameter of the path',
    weight: 3,
    apply: (draft, random) => {
      const name = random.oneOf(Object.keys(draft.params))
      if (name === undefined) return
      const value = inUrl(random)
      draft.params[name] = `{${name}}`
      // The number of segments may change, so that another operation answers, or none.
      draft.declared = false
      draft.rewriteUrl.push((url) => url.replace(encodeURIComponent(`{${name}}`), () => value))
    },
  },
  {
    name: 'a hostile query',
    weight: 6,
    apply: (draft, random) => {
      const declared = draft.operation.query.map(({ name }) => name)
      const name = random.oneOf([
        ...declared,
        ...declared,
        'q',
        '__proto__',
        'ids',
        hostileText(random),
      ])
      const value = hostileText(random).slice(0, 4_000).toWellFormed()
      const form = random.below(5)
      if (form === 0) draft.query.push([`${name}[]`, value])
      else if (form === 1) draft.query.push([`${name}[a]`, value])
      else if (form === 2) draft.query.push([name ?? 'q', value], [name ?? 'q', value])
      else draft.query = [...draft.query.filter(([other]) => other !== name), [name ?? 'q', value]]
    },
  },
  {
    name: 'a query that is written wrongly',
    weight: 1,
    apply: (draft, random) => {
      const addition = random.pick(['%', '&&&==', '=%zz', '?a?b', '%00=%00', '&a'.repeat(3_000)])
      draft.rewriteUrl.push((url) => `${url}${url.includes('?') ? '&' : '?'}${addition}`)
    },
  },
  {
    name: 'another path',
    weight: 2,
    apply: (draft, random) => {
      const detour = random.oneOf(detours)
      if (detour !== undefined) rewritePath(draft, detour)
    },
  },
  {
    name: 'another method',
    weight: 1,
    apply: (draft, random) => {
      draft.declared = false
      draft.method = random.pick(methods)
    },
  },
]
