import type { CustomerOrganisation } from '@renfort/contract/administration.ts'

/** What a dialog of the page edits, or adds. */
export type OrganisationEdit = 'name' | 'coefficients' | 'attendance' | 'group' | 'child'

export interface OrganisationPartProps {
  organisation: CustomerOrganisation
  onEdit: (edit: OrganisationEdit) => void
}

export interface OrganisationDialogProps {
  organisation: CustomerOrganisation
  onClose: () => void
}
