import { directories } from '@renfort/contract'
import { aDirectory, aGroupOf } from '../directories.ts'
import { named } from './valid-write.ts'

/** Valid writes of an administrator about the directory of their company. */
export const directoryWrites = [
  named(directories.revokeDirectoryToken, async (app, company) => {
    const { id, admin } = company
    const [one, other] = [await aDirectory(app, company), await aDirectory(app, company)]
    return {
      caller: admin,
      input: { params: { id, directoryTokenId: one.tokenId } },
      other: { params: { id, directoryTokenId: other.tokenId } },
    }
  }),
  named(directories.setDefaultRole, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { role: 'missionManager' } },
    other: { params: { id }, body: { role: 'collaborator' } },
  })),
  named(directories.setGroupRole, async (app, company) => {
    const { id, admin } = company
    const directoryGroupId = await aGroupOf(app, await aDirectory(app, company))
    const params = { id, directoryGroupId }
    return {
      caller: admin,
      input: { params, body: { role: 'missionManager' } },
      other: { params, body: { role: 'collaborator' } },
    }
  }),
]
