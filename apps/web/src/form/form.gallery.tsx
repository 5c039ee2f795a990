import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { useState } from 'react'
import { z } from 'zod'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/use-toast.ts'
import { CheckboxFormField } from './checkbox-form-field.tsx'
import { ComboboxFormField } from './combobox-form-field.tsx'
import { DateFormField } from './date-form-field.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { EmailFormField } from './email-form-field.tsx'
import { FormActions } from './form-actions.tsx'
import { MoneyFormField } from './money-form-field.tsx'
import { NumberFormField } from './number-form-field.tsx'
import { PasswordFormField } from './password-form-field.tsx'
import { PhoneFormField } from './phone-form-field.tsx'
import { RadioGroupFormField } from './radio-group-form-field.tsx'
import { SelectFormField } from './select-form-field.tsx'
import { TextFormField } from './text-form-field.tsx'
import { TimeFormField } from './time-form-field.tsx'
import { useContractForm } from './use-contract-form.ts'
import { useDraft } from './use-draft.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'errors.field.required').max(25, 'errors.field.too_long'),
  email: z.email('errors.field.email'),
  password: z.string().min(8, 'errors.field.password_too_short'),
  phone: z.string().regex(/^\+\d{7,}$/, 'errors.field.phone'),
  rate: z.number('errors.field.rate_format').min(12.02, 'errors.field.too_small').nullable(),
  slots: z.number('errors.field.format').int('errors.field.format').max(50, 'errors.field.too_big'),
  day: z.iso.date('errors.field.format'),
  start: z.string().regex(/^\d\d:\d\d$/, 'errors.field.format'),
  size: z.string('errors.field.required').nullable(),
  city: z.string().nullable(),
  repeat: z.enum(['week', 'month'], 'errors.field.required'),
  terms: z.literal(true, 'errors.field.terms'),
})

export function FormGallery() {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const form = useContractForm({
    schema,
    defaultValues: {
      name: '',
      email: '',
      password: '',
      phone: '',
      rate: null,
      slots: 1,
      day: '',
      start: '09:00',
      size: null,
      city: null,
      repeat: 'week',
      terms: false as true,
    },
  })
  const draft = useDraft({ form, draftKey: 'gallery', except: ['password'] })
  const { control } = form
  const save = form.handleSubmit(() => {
    draft.clear()
    toast.success('Enregistré')
  })
  return (
    <form
      noValidate
      className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2"
      onSubmit={(event) => void save(event)}
    >
      <TextFormField control={control} name="name" label="Nom" />
      <EmailFormField control={control} name="email" label="Adresse e-mail" />
      <PasswordFormField
        control={control}
        name="password"
        label="Nouveau mot de passe"
        requirementsOf={(password) => [{ label: '8 caractères', isMet: password.length >= 8 }]}
      />
      <PhoneFormField control={control} name="phone" label="Téléphone" />
      <MoneyFormField control={control} name="rate" label="Taux horaire" isOptional />
      <NumberFormField control={control} name="slots" label="Nombre de Siders" />
      <DateFormField control={control} name="day" label="Jour" today={isoDate('2026-11-20')} />
      <TimeFormField control={control} name="start" label="Heure de début" />
      <SelectFormField
        control={control}
        name="size"
        label="Taille"
        options={[{ id: 'small', label: 'Moins de 10' }]}
      />
      <ComboboxFormField
        control={control}
        name="city"
        label="Ville"
        isOptional
        options={['Lyon', 'Nantes', 'Lille'].map((label) => ({ id: label, label }))}
      />
      <RadioGroupFormField
        control={control}
        name="repeat"
        label="Répétition"
        isInline
        options={[
          { value: 'week', label: 'Chaque semaine' },
          { value: 'month', label: 'Chaque mois' },
        ]}
      />
      <CheckboxFormField control={control} name="terms">
        J’accepte les conditions générales
      </CheckboxFormField>
      <FormActions onCancel={() => setOpen(true)} cancelLabel="Ouvrir la fenêtre de saisie" />
      <Button
        onPress={() => form.applyIssues([{ path: ['email'], key: 'errors.user.email_used' }])}
      >
        Refus du serveur
      </Button>
      <EditDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Modifier le nom de la mission"
        schema={schema.pick({ name: true })}
        initial={{ name: 'Commis' }}
        fields={(edited) => (
          <TextFormField control={edited.control} name="name" label="Nom de la mission" />
        )}
        save={async () => {}}
        onSaved={() => toast.success('Modifications enregistrées')}
      />
    </form>
  )
}
