import type { JobOptions } from '@renfort/contract/catalogue.ts'

const family = { id: 'charges', name: 'Port de charges' }

/** A small catalogue for the choices of a job. */
export const jobOptions: JobOptions = {
  equipments: [
    { id: 'gants', name: 'Gants', group: 'Safety' },
    { id: 'casque', name: 'Casque', group: 'Safety' },
    { id: 'tablier', name: 'Tablier', group: 'Other' },
  ],
  risks: [
    { id: 'lourd', name: 'Charges lourdes', group: family, value: 'heavy' },
    { id: 'bruit', name: 'Bruit', group: { id: 'bruit', name: 'Ambiance' }, value: null },
  ],
  languages: [
    { id: 'en-1', name: 'Anglais', ISOCode: 'en', level: 'beginner' },
    { id: 'en-3', name: 'Anglais', ISOCode: 'en', level: 'fluent' },
    { id: 'es-1', name: 'Espagnol', ISOCode: 'es', level: 'beginner' },
  ],
  tools: [
    { id: 'caisse', name: 'Caisse enregistreuse' },
    { id: 'tableur', name: 'Tableur' },
  ],
  licences: [
    { id: 'b', name: 'Permis B' },
    { id: 'caces', name: 'CACES 1' },
  ],
  experiences: [{ id: 'bar', name: 'Bar' }],
  dressCodes: [
    { id: 'noir', name: 'Pantalon noir' },
    { id: 'blanc', name: 'Chemise blanche' },
  ],
}
