import fc from 'fast-check'
import { choice } from './choice.ts'
import { foreignId } from './foreign-ids.ts'
import { hostileText } from './hostile-values.ts'
import type { Draft } from './request.ts'
import { stepOf } from './step.ts'

type Query = Draft['query']

/** A hostile text for an address: mostly escaped, sometimes only without the characters that end a path. */
const urlText = fc
  .tuple(hostileText, fc.constantFrom(true, true, true, true, false))
  .map(([long, isEscaped]) => {
    const text = long.slice(0, 3_000)
    if (isEscaped) return encodeURIComponent(text.toWellFormed())
    return text.replaceAll(/[^\x21-\x7e]|[/?#]/g, '')
  })

const detour = fc.constantFrom<(path: string) => string>(
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
)

/** Ways to write a text into the query: in place of what has its name, or beside it. */
const queryWay = fc.constantFrom<(query: Query, name: string, text: string) => Query>(
  (query, name, text) => [...query.filter(([other]) => other !== name), [name, text]],
  (query, name, text) => [...query, [`${name}[]`, text]],
  (query, name, text) => [...query, [`${name}[a]`, text]],
  (query, name, text) => [...query, [name, text], [name, text]],
)
const hostileQuery = fc.tuple(choice, hostileText, hostileText, queryWay)

const addition = fc.constantFrom('%', '&&&==', '=%zz', '?a?b', '%00=%00', '&a'.repeat(3_000))
const anyMethod = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
/** No path has more parameters. Some of them stay as they are. */
const foreignIds = fc.array(fc.option(foreignId, { freq: 3 }), { minLength: 4, maxLength: 4 })

export const pathSteps = [
  stepOf('an id of another company in the path', 6, foreignIds, ({ params }, drawn, world) => {
    for (const [place, name] of Object.keys(params).entries()) {
      const id = drawn[place]?.(world, '')
      if (id !== undefined) params[name] = id
    }
  }),
  stepOf('a hostile parameter of the path', 3, fc.tuple(choice, urlText), (draft, drawn) => {
    const [choose, text] = drawn
    const name = choose(Object.keys(draft.params))
    if (name === undefined) return
    draft.params[name] = `{${name}}`
    // The number of segments may change, so that another operation answers, or none.
    draft.declared = false
    draft.rewriteUrl.push((url) => url.replace(encodeURIComponent(`{${name}}`), () => text))
  }),
  stepOf('a hostile query', 6, hostileQuery, (draft, [choose, odd, text, write]) => {
    const declared = Object.keys(draft.operation.query.properties ?? {})
    const name = choose([...declared, ...declared, 'q', '__proto__', 'ids', odd]) ?? 'q'
    draft.query = write(draft.query, name, text.slice(0, 4_000).toWellFormed())
  }),
  stepOf('a query that is written wrongly', 1, addition, ({ rewriteUrl }, added) => {
    rewriteUrl.push((url) => `${url}${url.includes('?') ? '&' : '?'}${added}`)
  }),
  stepOf('another path', 2, detour, (draft, rewrite) => {
    draft.declared = false
    draft.rewriteUrl.push((url) => {
      const [path = '', ...query] = url.split('?')
      return [rewrite(path), ...query].join('?')
    })
  }),
  stepOf('another method', 1, anyMethod, (draft, method) => {
    draft.declared = false
    draft.method = method
  }),
]
