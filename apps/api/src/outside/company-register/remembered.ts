import type { CompanyRegister, RegisteredCompany } from './port.ts'

interface Remembered {
  readonly company: RegisteredCompany | null
  readonly until: number
}

interface Memory {
  /** In milliseconds since any fixed moment. */
  readonly now: () => number
  readonly milliseconds: number
  readonly most: number
}

/** A register that remembers its answers for a while; failures are not remembered. */
export function remembered(
  register: CompanyRegister,
  { now, milliseconds, most }: Memory,
): CompanyRegister {
  const known = new Map<string, Remembered>()
  return {
    find: async (siret) => {
      const before = known.get(siret)
      if (before !== undefined && before.until > now()) return before.company
      const company = await register.find(siret)
      known.delete(siret)
      known.set(siret, { company, until: now() + milliseconds })
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      return company
    },
  }
}
