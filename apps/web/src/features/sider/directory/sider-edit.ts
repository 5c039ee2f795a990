import type {
  SiderDetails,
  SiderEducation,
  SiderExperience,
  SiderUnavailability,
} from '@renfort/contract/sider.ts'

/** What a dialog of the profile edits; an entry of a list, or `null` for a new one. */
export type SiderEdit =
  | { readonly kind: 'identity' | 'skills' }
  | { readonly kind: 'experience'; readonly entry: SiderExperience | null }
  | { readonly kind: 'education'; readonly entry: SiderEducation | null }
  | { readonly kind: 'unavailability'; readonly entry: SiderUnavailability | null }

export interface SiderPartProps {
  sider: SiderDetails
  onEdit: (edit: SiderEdit) => void
}

export interface SiderDialogProps {
  sider: SiderDetails
  onClose: () => void
}
