import { Disclosure } from '../../../ui/disclosure.tsx'
import { useDemoAccountWords } from './words.ts'

const demoPassword = 'Demo!2026'
const demoAccounts = [
  { email: 'admin@maison-lumiere.test', role: 'admin' },
  { email: 'manager@maison-lumiere.test', role: 'manager' },
  { email: 'collaborator@maison-lumiere.test', role: 'collaborator' },
  { email: 'admin@atelier-neuf.test', role: 'empty' },
] as const

interface DemoAccountsProps {
  onChoose: (account: { email: string; password: string }) => void
}

/** Fills in the credentials of a demo account; only shown by a demo installation. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const t = useDemoAccountWords()
  return (
    <Disclosure summary={t(($) => $.title)}>
      <p className="pb-2 text-sm text-muted">{t(($) => $.hint, { password: demoPassword })}</p>
      <ul className="flex flex-col gap-1">
        {demoAccounts.map(({ email, role }) => (
          <li key={email}>
            <button
              type="button"
              className="w-full rounded-control px-3 py-1.5 text-left hover:bg-wash"
              onClick={() => onChoose({ email, password: demoPassword })}
            >
              <span className="block text-sm font-medium">{t(($) => $.roles[role])}</span>
              <span className="block text-xs text-muted">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
