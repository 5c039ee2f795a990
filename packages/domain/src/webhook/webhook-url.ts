import { type Issue, issue } from '../kernel/issue.ts'

export const longestWebhookUrl = 500

const rest = String.raw`(?::\d{1,5})?(?:[/?][^\s#]*)?$`
const secure = new RegExp(String.raw`^https://(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])${rest}`, 'i')
const ownMachine = new RegExp(String.raw`^http://(?:localhost|127\.0\.0\.1|\[::1\])${rest}`, 'i')

/**
 * What is wrong with the address of a webhook: it is one of https, without a user and a fragment.
 * http is for the machine of the product alone, to which only an installation for trials delivers.
 */
export function webhookUrlIssues(url: string): Issue[] {
  // The field itself says so.
  if (url === '' || url.length > longestWebhookUrl) return []
  return secure.test(url) || ownMachine.test(url) ? [] : [issue(['url'], 'errors.webhook.url')]
}
