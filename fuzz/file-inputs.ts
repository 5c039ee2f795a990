import { evidence, files } from '@renfort/contract'
import { anApplicant } from '../apps/api/src/testing/applicants.ts'
import { actingFor, type TestCompany } from '../apps/api/src/testing/companies.ts'
import { plainPdf } from '../apps/api/src/testing/files/hostile-pdfs.ts'
import { aPostedMission } from '../apps/api/src/testing/missions.ts'
import { aPicture } from '../apps/api/src/testing/files/pictures.ts'
import { sendFile } from '../apps/api/src/testing/files/send-file.ts'
import { aSider } from '../apps/api/src/testing/siders.ts'
import type { TestApp } from '../apps/api/src/testing/test-app.ts'
import type { Accepted } from './accepted.ts'
import { formOf } from './form.ts'
import { nameOf } from './operations.ts'

const png = await aPicture('png')
const jpeg = await aPicture('jpeg')
const webp = await aPicture('webp')

/** A real file for each operation that takes one, and the address of a stored file. */
export async function fileInputs(
  app: TestApp,
  company: TestCompany,
): Promise<[string, Accepted[]][]> {
  const { admin, id } = company
  const mission = await aPostedMission(app, admin)
  const applicant = await anApplicant(app, mission.id, { shownBy: await actingFor(app, admin) })
  const siderId = await aSider(app)
  const logo = { bytes: png, mediaType: 'image/png' }
  const { url } = await sendFile(app, admin, `logo/${id}`, logo)
  const raw = (type: string, to: string, role: string, bytes: Buffer, mediaType: string) => ({
    role,
    params: { type, id: to },
    query: { name: `file.${mediaType.split('/')[1]}` },
    body: bytes,
    mediaType,
  })
  const picture = (type: string, bytes: Buffer, mediaType: string) => ({
    role: 'admin',
    params: { type },
    ...formOf([
      { name: 'picture', filename: `picture.${mediaType.split('/')[1]}`, mediaType, bytes },
    ]),
  })
  return [
    [
      nameOf(files.uploadFile),
      [
        raw('logo', id, 'admin', png, 'image/png'),
        raw('cover', id, 'admin', jpeg, 'image/jpeg'),
        raw('sider-picture', siderId, 'insider', webp, 'image/webp'),
        raw('cv', applicant.id, 'insider as an admin', plainPdf, 'application/pdf'),
      ],
    ],
    [
      nameOf(files.uploadPicture),
      [picture('logo', webp, 'image/webp'), picture('cover', jpeg, 'image/jpeg')],
    ],
    [
      nameOf(evidence.verifyDocument),
      [{ role: 'anonymous', body: plainPdf, mediaType: 'application/pdf' }],
    ],
    [
      nameOf(files.downloadFile),
      [{ role: 'anonymous', params: { url: url.split('/').at(-1) ?? '' } }],
    ],
  ]
}
