import type { Action } from '@renfort/domain/access/policy.ts'
import { useId } from 'react'
import { formField, type OfField } from '../../form/form-field.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldNotes } from '../../ui/field-frame.tsx'
import type { fr } from './fr.ts'
import { scopeWord, useApiKeyWords } from './words.ts'

interface ScopeChoicesProps {
  scopes: readonly Action[]
}

export const ScopesFormField = formField<ScopeChoicesProps>((own, field) => (
  <ScopeChoices {...own} {...field} />
))

/** What a key may do, under headings; reading alone is ticked with one press. */
function ScopeChoices({ scopes, value, onChange, onBlur, error, ref }: OfField<ScopeChoicesProps>) {
  const t = useApiKeyWords()
  const id = useId()
  const ticked: readonly unknown[] = Array.isArray(value) ? value : []
  const choose = (next: (scope: Action) => boolean) => onChange(scopes.filter(next))
  return (
    <fieldset className="flex flex-col gap-4" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 font-medium">{t(($) => $.making.scopes)}</legend>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => choose(isReading)}>
          {t(($) => $.making.reading)}
        </Button>
        <Button size="small" onPress={() => choose(() => false)}>
          {t(($) => $.making.clear)}
        </Button>
      </div>
      {[...scopeSections(scopes)].map(([section, own]) => (
        <fieldset key={section}>
          <legend className="mb-2 text-sm font-medium text-muted">
            {t(($) => $.sections[section])}
          </legend>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {own.map((scope) => (
              <Checkbox
                key={scope}
                ref={scope === scopes[0] ? ref : undefined}
                isSelected={ticked.includes(scope)}
                help={<ScopeId>{scope}</ScopeId>}
                onBlur={onBlur}
                onChange={(isTicked) =>
                  choose((each) => (each === scope ? isTicked : ticked.includes(each)))
                }
              >
                {t(($) => $.scopes[scopeWord(scope)])}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      <FieldNotes id={id} error={error} help={undefined} />
    </fieldset>
  )
}

/** The id of a right, as the reference and the refusals of the API name it. */
function ScopeId({ children }: { children: string }) {
  return (
    <code translate="no" className="block ps-7 font-mono text-xs wrap-anywhere">
      {children}
    </code>
  )
}

type Section = keyof typeof fr.sections

const sectionOfArea: Readonly<Record<string, Section>> = {
  mission: 'missions',
  planning: 'missions',
  inbox: 'missions',
  search: 'missions',
  quotation: 'missions',
  motive: 'missions',
  jobDescription: 'missions',
  worker: 'people',
  applicant: 'people',
  feedback: 'people',
  attendance: 'hours',
  contract: 'papers',
  figures: 'papers',
  invoice: 'papers',
  payment: 'papers',
}

/** The scopes under the headings of the form; what is of no other heading is of the company. */
function scopeSections(scopes: readonly Action[]): ReadonlyMap<Section, readonly Action[]> {
  return Map.groupBy(scopes, (scope) => sectionOfArea[scope.split('.')[0] ?? ''] ?? 'company')
}

/** Whether a scope lets a program look at things and change nothing. */
function isReading(scope: string): boolean {
  return /\.(read|list|browse|use|filter)/.test(scope)
}
