import type { DemoSider, SiderEntry } from './sider-profile.ts'
import { siderOf } from './sider-profile.ts'
import { siderEntriesOfBellerive } from './siders-bellerive.ts'
import { siderEntriesOfEntrepotBoreal } from './siders-entrepot-boreal.ts'
import { siderEntriesOfMaisonLumiere } from './siders-maison-lumiere.ts'
import { siderEntriesWithoutCompany } from './siders-without-company.ts'

// A new Sider goes at the end: phone numbers follow the position.
const entries: readonly SiderEntry[] = [
  ...siderEntriesOfMaisonLumiere,
  ...siderEntriesOfEntrepotBoreal,
  ...siderEntriesOfBellerive,
  ...siderEntriesWithoutCompany,
]

/** The sixty Siders of the demo, the same at every start. */
export const demoSiders: readonly DemoSider[] = entries.map(siderOf)
