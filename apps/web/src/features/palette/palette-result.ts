import {
  foundContract,
  foundInvoice,
  foundJobDescription,
  foundMission,
  foundSider,
} from '@renfort/contract/search.ts'
import { z } from 'zod'

/** Something that was found, as it is also kept among what was opened. */
export const paletteResult = z.discriminatedUnion('kind', [
  foundMission.extend({ kind: z.literal('mission') }),
  foundSider.extend({ kind: z.literal('sider') }),
  foundContract.extend({ kind: z.literal('contract') }),
  foundInvoice.extend({ kind: z.literal('invoice') }),
  foundJobDescription.extend({ kind: z.literal('jobDescription') }),
])
export type PaletteResult = z.infer<typeof paletteResult>
