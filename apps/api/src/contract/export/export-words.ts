import type { Locale } from '@renfort/contract/kernel/fields.ts'

const fr = {
  file: 'contrats',
  toSign: 'a-signer',
  signed: 'signes',
  sheet: 'Contrats',
  company: 'Entreprise',
  number: 'Numéro',
  kind: 'Document',
  contract: 'Contrat',
  mission: 'Mission',
  manager: 'Responsable',
  contracts: 'Contrats',
  status: 'Statut',
  start: 'Début',
  lastDay: 'Dernier jour légal',
  signedAt: 'Signé le',
  signedBy: 'Signé par',
}

const en: typeof fr = {
  file: 'contracts',
  toSign: 'to-sign',
  signed: 'signed',
  sheet: 'Contracts',
  company: 'Company',
  number: 'Number',
  kind: 'Document',
  contract: 'Contract',
  mission: 'Mission',
  manager: 'Manager',
  contracts: 'Contracts',
  status: 'Status',
  start: 'Start',
  lastDay: 'Last legal day',
  signedAt: 'Signed on',
  signedBy: 'Signed by',
}

/** The texts of the exported list of contracts, in the language of the caller. */
export function exportWords(locale: Locale): typeof fr {
  return { fr, en }[locale]
}
