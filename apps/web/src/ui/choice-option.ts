/** One entry of a list of choices. */
export interface ChoiceOption {
  id: string
  label: string
  help?: string | undefined
}
