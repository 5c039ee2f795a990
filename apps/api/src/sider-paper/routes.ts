import { siderPapers } from '@renfort/contract'
import { command, procedure, read, type Route } from '../platform/http/route.ts'
import { listPapersOfSider, listSiderPapers } from './list-papers.ts'
import { openSiderPaper, sendSigningCode, signSiderPaper } from './sign-paper.ts'

export const siderPaperRoutes: readonly Route[] = [
  read(siderPapers.listSiderPapers, listSiderPapers),
  // A Sider writes nothing by their own role: each of these finds their paper first.
  command(siderPapers.openSiderPaper, openSiderPaper, 'everything'),
  procedure(siderPapers.sendSigningCode, sendSigningCode),
  procedure(siderPapers.signSiderPaper, signSiderPaper),
  read(siderPapers.listPapersOfSider, listPapersOfSider, 'everything'),
]
