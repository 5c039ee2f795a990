import { directories, scimGroups, scimUsers } from '@renfort/contract'
import type { TestCompany } from '../apps/api/src/testing/companies.ts'
import {
  aGroupOf,
  anAddedEmployee,
  anEmployee,
  type TestDirectory,
} from '../apps/api/src/testing/directories.ts'
import type { TestApp } from '../apps/api/src/testing/test-app.ts'
import type { Accepted } from './accepted.ts'
import { nameOf } from './operations.ts'

/** The role of the directory of the company `own`. */
export const directoryRole = 'directory'

/** People and groups that a directory tells of, as Entra ID and Okta do. */
export async function directoryInputs(
  app: TestApp,
  { id }: TestCompany,
  directory: TestDirectory,
): Promise<[string, Accepted[]][]> {
  const { domain } = directory
  const role = directoryRole
  const person = async () => ({
    role,
    params: { scimUserId: (await anAddedEmployee(app, directory)).id },
  })
  const group = async () => ({ role, params: { scimGroupId: await aGroupOf(app, directory) } })
  const renamed = { Operations: [{ op: 'Replace', path: 'displayName', value: 'Accueil' }] }
  const closing = { Operations: [{ op: 'replace', value: { active: false } }] }
  const filled = await group()
  const memberId = (await person()).params.scimUserId
  const added = { Operations: [{ op: 'Add', path: 'members', value: [{ value: memberId }] }] }
  return [
    [nameOf(scimUsers.listUsers), [{ role, query: { filter: 'userName eq "ada"', count: 2 } }]],
    [nameOf(scimUsers.readUser), [await person()]],
    [nameOf(scimUsers.createUser), [{ role, body: anEmployee(domain) }]],
    [nameOf(scimUsers.replaceUser), [{ ...(await person()), body: anEmployee(domain) }]],
    [nameOf(scimUsers.patchUser), [{ ...(await person()), body: closing }]],
    [nameOf(scimUsers.deleteUser), [await person()]],
    [
      nameOf(scimGroups.listGroups),
      [{ role, query: { filter: 'displayName eq "a"', excludedAttributes: 'members' } }],
    ],
    [nameOf(scimGroups.readGroup), [filled]],
    [nameOf(scimGroups.createGroup), [{ role, body: { displayName: 'Cuisine', members: [] } }]],
    [nameOf(scimGroups.replaceGroup), [{ ...(await group()), body: { displayName: 'Étages' } }]],
    [
      nameOf(scimGroups.patchGroup),
      [
        { ...(await group()), body: renamed },
        { ...filled, body: added },
      ],
    ],
    [nameOf(scimGroups.deleteGroup), [await group()]],
    [
      nameOf(directories.createDirectoryToken),
      [{ role: 'admin', params: { id }, body: { name: 'Okta' } }],
    ],
  ]
}
