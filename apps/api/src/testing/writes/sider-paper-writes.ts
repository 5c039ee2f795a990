import { siderPapers } from '@renfort/contract'
import { aPaperToSign, aSiderPaper } from '../sider-papers.ts'
import { named, unknownId } from './valid-write.ts'

/** Valid writes of Siders with their papers. */
export const siderPaperWrites = [
  named(siderPapers.openSiderPaper, async (app, company) => {
    const { caller, paperId } = await aSiderPaper(app, company)
    return {
      caller,
      input: { params: { id: paperId } },
      other: { params: { id: unknownId } },
    }
  }),
  named(siderPapers.sendSigningCode, async (app, company) => {
    const { caller, paperId } = await aSiderPaper(app, company)
    const params = { id: paperId }
    return {
      caller,
      input: { params, body: { through: 'sms' } },
      other: { params, body: { through: 'email' } },
    }
  }),
  named(siderPapers.signSiderPaper, async (app, company) => {
    const { caller, paperId, code } = await aPaperToSign(app, company)
    const params = { id: paperId }
    return {
      caller,
      input: { params, body: { code, readings: ['contract', 'safety'] } },
      other: { params, body: { code, readings: ['contract'] } },
    }
  }),
]
