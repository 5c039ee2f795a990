/** What stands before the path of each operation. */
export const apiPath = '/api'

/** Where the operations of this installation are. */
export const apiBase = () => `${window.location.origin}${apiPath}`

/** The first call of a program, in three lines of each language. */
export function firstCalls(base: string): readonly (readonly [language: string, code: string])[] {
  const url = `${base}/v1/events?after=0`
  return [
    [
      'curl',
      `KEY='rfk_YOUR_KEY'
curl '${url}' \\
  -H "Authorization: Bearer $KEY"`,
    ],
    [
      'JavaScript',
      `const headers = { authorization: 'Bearer rfk_YOUR_KEY' }
const answer = await fetch('${url}', { headers })
console.log(await answer.json())`,
    ],
    [
      'Python',
      `import json, urllib.request
call = urllib.request.Request('${url}', headers={'Authorization': 'Bearer rfk_YOUR_KEY'})
print(json.load(urllib.request.urlopen(call)))`,
    ],
  ]
}

/** The companies of a group, then a call for one of them. */
export const groupCalls = (base: string): string =>
  `KEY='rfk_YOUR_KEY'
curl '${base}/organisations/children/search' \\
  -H "Authorization: Bearer $KEY"
curl '${base}/v1/events?after=0' \\
  -H "Authorization: Bearer $KEY" \\
  -H 'organisationId: ID_OF_THE_COMPANY'`

/** A program that brings a copy of the hours up to date each time it runs, in each language. */
export function syncPrograms(base: string): readonly (readonly [language: string, code: string])[] {
  const url = `${base}/v1/sync/hours`
  return [
    [
      'JavaScript',
      `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
const headers = { authorization: 'Bearer rfk_YOUR_KEY' }
const url = '${url}?limit=1000'
const text = existsSync('hours.json') ? readFileSync('hours.json', 'utf8') : '{}'
let { copy = {}, cursor = '' } = JSON.parse(text)
for (let hasMore = true; hasMore; ) {
  const after = cursor === '' ? '' : \`&cursor=\${cursor}\`
  const answer = await fetch(url + after, { headers })
  const page = await answer.json()
  if (!answer.ok) throw new Error(page.key)
  for (const record of page.records) copy[record.id] = record
  for (const { id } of page.deleted) delete copy[id]
  ;({ next: cursor, hasMore } = page)
  writeFileSync('hours.json', JSON.stringify({ copy, cursor }))
}
console.log(\`\${Object.keys(copy).length} lines of hours\`)`,
    ],
    [
      'Python',
      `import json, os, urllib.request
url = '${url}?limit=1000'
kept = json.load(open('hours.json')) if os.path.exists('hours.json') else {}
copy, cursor, has_more = kept.get('copy', {}), kept.get('cursor', ''), True
while has_more:
    after = f'&cursor={cursor}' if cursor else ''
    call = urllib.request.Request(url + after, headers={'Authorization': 'Bearer rfk_YOUR_KEY'})
    page = json.load(urllib.request.urlopen(call))  # raises for a refusal
    copy.update((record['id'], record) for record in page['records'])
    for gone in page['deleted']:
        copy.pop(gone['id'], None)
    cursor, has_more = page['next'], page['hasMore']
    with open('hours.json', 'w') as file:
        json.dump({'copy': copy, 'cursor': cursor}, file)
print(len(copy), 'lines of hours')`,
    ],
  ]
}
