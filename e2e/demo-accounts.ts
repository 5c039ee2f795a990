export const demoPassword = 'Demo!2026'

/** Accounts of the demo data, by the part they play in a journey. */
export const demoAccounts = {
  admin: 'admin@maison-lumiere.test',
  manager: 'manager@maison-lumiere.test',
  collaborator: 'collaborator@maison-lumiere.test',
  newCompany: 'admin@atelier-neuf.test',
  warehouse: 'admin@entrepot-boreal.test',
  group: 'admin@bellerive.test',
  groupManager: 'manager@bellerive.test',
  insider: 'insider@renfort.test',
} as const
