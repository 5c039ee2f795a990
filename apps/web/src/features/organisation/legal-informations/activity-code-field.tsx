import type { legalFields, LegalInformations } from '@renfort/contract/company-settings.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { activityNomenclatures } from '@renfort/domain/law/activity-codes.ts'
import {
  activityCodeState,
  nextNomenclatureFrom,
} from '@renfort/domain/organisation/activity-code.ts'
import { apeCodeOf, formatApeCode } from '@renfort/domain/organisation/identifiers.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { Day } from '../../../ui/day.tsx'
import { useLegalInformationWords } from './words.ts'

/** The length without the space; a code shows as 6 characters with it (SET-19). */
const apeCodeLength = 5

interface ActivityCodeFieldProps<Output> {
  form: ContractForm<z.input<typeof legalFields>, Output>
  legal: LegalInformations
  othersCode: ReactNode
}

/** The APE code with its nomenclature: every company gets a new code on 1 January 2027. */
export function ActivityCodeField<Output>({
  form,
  legal,
  othersCode,
}: ActivityCodeFieldProps<Output>) {
  const t = useLegalInformationWords()
  const today = useProductClock().today()
  const { control } = form
  const nomenclature = form.watch('apeNomenclature')
  const next = nextNomenclatureFrom(today)
  const isReplaced = legal.apeCode !== '' && activityCodeState(nomenclature, today) === 'replaced'
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-5 sm:grid-cols-[12rem_1fr]">
        <TextFormField
          control={control}
          name="apeCode"
          label={t(($) => $.apeCode)}
          help={t(($) => $.apeHelp)}
          echo={
            othersCode ??
            (legal.apeCodeDate === null ? undefined : (
              <>
                {t(($) => $.apeSince)} <Day date={isoDate(legal.apeCodeDate)} style="numeric" />
              </>
            ))
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          shape={(typed) => formatApeCode(apeCodeOf(typed).slice(0, apeCodeLength))}
        />
        <SelectFormField
          control={control}
          name="apeNomenclature"
          label={t(($) => $.nomenclature)}
          options={activityNomenclatures.map((id) => ({
            id,
            label: t(($) => $.nomenclatures[id]),
          }))}
        />
      </div>
      {isReplaced ? (
        <p className="rounded-control bg-orange-wash px-3 py-2 text-orange">
          {t(($) => $.apeReplaced)}
        </p>
      ) : (
        next !== null && <p className="text-table text-muted">{t(($) => $.apeSoonReplaced)}</p>
      )}
    </div>
  )
}
