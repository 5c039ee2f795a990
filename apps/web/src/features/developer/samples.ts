/** Where the operations of this installation are. */
export const apiBase = () => `${window.location.origin}/api`

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

/** How a program verifies that a message is genuine, in each language. */
export const signatureChecks: readonly (readonly [language: string, code: string])[] = [
  [
    'JavaScript',
    `import { Webhook } from 'standardwebhooks' // npm install standardwebhooks
const message = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers) // throws`,
  ],
  [
    'Python',
    `from standardwebhooks import Webhook  # pip install standardwebhooks
message = Webhook(os.environ['WEBHOOK_SECRET']).verify(body, headers)  # raises`,
  ],
  [
    'Node',
    `import { createHmac, timingSafeEqual } from 'node:crypto'
const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
const right = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
const isGenuine = signatures.split(' ').some((one) => {
  const given = Buffer.from(one.replace('v1,', ''), 'base64')
  return given.length === right.length && timingSafeEqual(given, right)
})`,
  ],
]
