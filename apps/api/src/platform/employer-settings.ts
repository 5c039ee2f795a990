import { z } from 'zod'

/** What each contrat de mission names of the provider as an employer (L1251-16): name and address. */
export interface EmployerSettings {
  /** The body of the complementary pension; empty where none is set. */
  readonly pensionBody: string
  /** The body of provident cover; empty where there is none. */
  readonly providentBody: string
}

export const employerVariables = {
  PENSION_BODY: z.string().trim().max(300).default(''),
  PROVIDENT_BODY: z.string().trim().max(300).default(''),
} as const

export const employerExpected = {
  PENSION_BODY: 'at most 300 characters',
  PROVIDENT_BODY: 'at most 300 characters',
} as const

/** Bodies that do not exist; the papers of the demo say so. */
const fictitious: EmployerSettings = {
  pensionBody: 'Caisse de retraite complémentaire fictive, 1 rue de l’Exemple, 75000 Paris',
  providentBody: 'Organisme de prévoyance fictif, 1 rue de l’Exemple, 75000 Paris',
}

/** The bodies in the settings; those of the demo where it sets none. */
export function employerOf(
  { PENSION_BODY, PROVIDENT_BODY }: z.infer<z.ZodObject<typeof employerVariables>>,
  { isDemo }: { readonly isDemo: boolean },
): EmployerSettings {
  return isDemo && PENSION_BODY === '' && PROVIDENT_BODY === ''
    ? fictitious
    : { pensionBody: PENSION_BODY, providentBody: PROVIDENT_BODY }
}
