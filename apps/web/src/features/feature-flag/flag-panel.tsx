import type { Flag, FlagSetting } from '@renfort/contract/feature-flag.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { AddCompany } from './add-company.tsx'
import { useSetFlag } from './queries.ts'
import { SettingRow } from './setting-row.tsx'
import { useFeatureFlagWords } from './words.ts'

interface Company {
  readonly organisationId: string
  readonly name: string
}

/** One feature: its general value, and the companies that are set apart. */
export function FlagPanel({ flag }: { flag: Flag }) {
  const t = useFeatureFlagWords()
  const toast = useToast()
  const titleId = useId()
  const { mutate } = useSetFlag()
  // By company; the general setting has none. Kept here because a mutation is pending one render too late.
  const [asked, setAsked] = useState<ReadonlyMap<string | undefined, boolean>>(new Map())
  const name = t(($) => $.names[flag.key])
  const params = { key: flag.key }

  /** Shows a change at once, and takes it back when it is refused. */
  const shown = (setting: FlagSetting | null, organisationId?: string) =>
    asked.get(organisationId) ?? setting?.enabled ?? false
  const set = (enabled: boolean, company?: Company) => {
    const value = enabled ? t(($) => $.on) : t(($) => $.off)
    const words = { flag: name, company: company?.name ?? t(($) => $.general), value }
    const body = { enabled, ...(company && { organisationId: company.organisationId }) }
    setAsked(new Map(asked).set(company?.organisationId, enabled))
    mutate(
      { params, body },
      {
        onSuccess: () => toast.success(t(($) => $.saved, words)),
        onSettled: () => setAsked(new Map()),
      },
    )
  }
  const follow = (company: Company) => {
    const { organisationId } = company
    const words = { flag: name, company: company.name }
    mutate(
      { params, body: { organisationId, enabled: null } },
      {
        onSuccess: () => toast.success(t(($) => $.followed, words)),
        onSettled: () => setAsked(new Map()),
      },
    )
  }

  return (
    <section
      aria-labelledby={titleId}
      className="rounded-panel border border-line bg-surface p-6 narrow:p-4"
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {name}
      </h2>
      <p className="mt-1 text-muted">{t(($) => $.texts[flag.key])}</p>
      <div className="mt-4 border-y border-line">
        <SettingRow
          flag={name}
          name={t(($) => $.general)}
          text={t(($) => $.generalText)}
          setting={flag.general}
          isEnabled={shown(flag.general)}
          onChange={(enabled) => set(enabled)}
        />
      </div>
      <h3 className="mt-5 font-medium">{t(($) => $.exceptions)}</h3>
      {flag.companies.length === 0 ? (
        <p className="mt-1 text-muted">{t(($) => $.noException)}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {flag.companies.map((company) => (
            <li key={company.organisationId}>
              <SettingRow
                flag={name}
                name={company.name}
                setting={company}
                isEnabled={shown(company, company.organisationId)}
                onChange={(enabled) => set(enabled, company)}
                action={
                  <Button
                    size="small"
                    aria-label={t(($) => $.followLabel, { company: company.name })}
                    onPress={() => follow(company)}
                  >
                    {t(($) => $.follow)}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <AddCompany
        taken={flag.companies.map(({ organisationId }) => organisationId)}
        onAdd={(company) => set(!(flag.general?.enabled ?? false), company)}
      />
    </section>
  )
}
