import type { Flag, FlagSetting } from '@renfort/contract/feature-flag.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { Switch } from '../../ui/switch.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { companiesQuery, useSetFlag } from './queries.ts'
import { useFeatureFlagWords } from './words.ts'

interface Company {
  readonly organisationId: string
  readonly name: string
}

/** One feature: its general value, and the companies with a value of their own. */
export function FlagPanel({ flag }: { flag: Flag }) {
  const t = useFeatureFlagWords()
  const toast = useToast()
  const titleId = useId()
  const { mutate } = useSetFlag()
  // By company; the general setting has none. Kept here because a mutation becomes pending one render too late.
  const [asked, setAsked] = useState<ReadonlyMap<string | undefined, boolean>>(new Map())
  const name = t(($) => $.names[flag.key])
  const params = { key: flag.key }

  /** Shows a change at once, and takes it back when the server refuses it. */
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

interface SettingRowProps {
  flag: string
  name: string
  text?: string
  setting: FlagSetting | null
  isEnabled: boolean
  onChange: (enabled: boolean) => void
  action?: ReactNode
}

/** Whose setting it is, its value, who set it and when. */
function SettingRow({ flag, name, text, setting, isEnabled, onChange, action }: SettingRowProps) {
  const t = useFeatureFlagWords()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
      <div className="min-w-56 flex-1">
        <p className="font-medium wrap-break-word">{name}</p>
        {text !== undefined && <p className="text-table text-muted">{text}</p>}
        <p className="text-table text-muted tabular-nums">
          <Origin setting={setting} />
        </p>
      </div>
      <Switch isSelected={isEnabled} onChange={onChange}>
        <span className="sr-only">{t(($) => $.change, { flag, company: name })}</span>
        <span aria-hidden="true">{isEnabled ? t(($) => $.on) : t(($) => $.off)}</span>
      </Switch>
      {action}
    </div>
  )
}

function Origin({ setting }: { setting: FlagSetting | null }) {
  const t = useFeatureFlagWords()
  const { locale } = useUiWords()
  if (setting === null) return t(($) => $.never)
  const moment = momentParts(setting.changedAt, locale)
  if (setting.changedBy === null) return t(($) => $.at, moment)
  return t(($) => $.by, { ...moment, name: fullName(setting.changedBy) })
}

interface AddCompanyProps {
  /** Ids of the companies with a value of their own. */
  taken: readonly string[]
  onAdd: (company: { organisationId: string; name: string }) => void
}

/** Finds a company by name and gives it a value of its own. */
function AddCompany({ taken, onAdd }: AddCompanyProps) {
  const t = useFeatureFlagWords()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 'localSearch')
  const { data, isFetching, isError } = useQuery(companiesQuery(q))
  const found = data?.organisations ?? []
  const free = found.filter(({ id }) => !taken.includes(id))
  return (
    <div className="mt-4 max-w-md">
      <Combobox
        label={t(($) => $.add)}
        help={t(($) => $.addHint)}
        placeholder={t(($) => $.addPlaceholder)}
        options={free.map(({ id, name }) => ({ id, label: name }))}
        value={null}
        text={text}
        onTextChange={setText}
        isLoading={isFetching && found.length === 0}
        hasFailed={isError}
        empty={t(($) => $.noCompany)}
        onChange={(id) => {
          const company = free.find((each) => each.id === id)
          if (company === undefined) return
          setText('')
          onAdd({ organisationId: company.id, name: company.name })
        }}
      />
    </div>
  )
}
