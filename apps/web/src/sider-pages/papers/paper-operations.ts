import type { siderPapers } from '@renfort/contract'
import { at } from '../operations.ts'

type Papers = typeof siderPapers

/** What the page of papers calls; it is loaded with it. */
export const paperOperations = {
  listSiderPapers: at<Papers['listSiderPapers']>('GET', '/sider/papers'),
  openSiderPaper: at<Papers['openSiderPaper']>('POST', '/sider/papers/:id/opening', true),
  sendSigningCode: at<Papers['sendSigningCode']>('POST', '/sider/papers/:id/codes', true),
  signSiderPaper: at<Papers['signSiderPaper']>('POST', '/sider/papers/:id/signature', true),
} as const
