import Building2 from 'lucide-react/icons/building-2'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { MultiSelectList } from './multi-select-list.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SearchField } from './search-field.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const jobs = [
  { id: 'cook', label: 'Commis de cuisine', help: 'Restauration' },
  { id: 'waiter', label: 'Serveur', help: 'Restauration' },
  { id: 'picker', label: 'Préparateur de commandes', help: 'Logistique' },
  { id: 'driver', label: 'Cariste CACES 3', help: 'Logistique' },
  { id: 'host', label: 'Hôte d’accueil', help: 'Événementiel' },
]
const languages = ['Français', 'Anglais', 'Espagnol', 'Italien', 'Allemand', 'Arabe', 'Portugais']
  .concat(['Polonais', 'Roumain', 'Turc'])
  .map((label) => ({ id: label, label }))

export function FieldsGallery() {
  const [name, setName] = useState('Commis de cuisine')
  const [text, setText] = useState('')
  const [password, setPassword] = useState('Soleil')
  const [job, setJob] = useState<string | null>(null)
  const [found, setFound] = useState<string | null>('waiter')
  const [sought, setSought] = useState('')
  const [langs, setLangs] = useState<readonly string[]>(['Français'])
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <TextField
        label="Nom de la mission"
        value={name}
        onChange={setName}
        help="25 caractères au plus"
      />
      <TextField
        label="Suffixe"
        isOptional
        value=""
        onChange={setText}
        placeholder="Soirée du 24"
      />
      <TextField label="SIRET" value="123 456" onChange={setText} error="Le SIRET a 14 chiffres." />
      <TextField
        label="Adresse"
        value="12 rue de la Paix, Paris"
        onChange={setText}
        disabledReason="L’adresse ne change plus une fois les contrats signés."
      />
      <PasswordField
        label="Mot de passe"
        value={password}
        onChange={setPassword}
        requirements={[
          { label: '8 caractères au moins', isMet: password.length >= 8 },
          { label: 'Un caractère spécial', isMet: /\W/.test(password) },
        ]}
      />
      <TextArea label="Consignes" isOptional value={text} onChange={setText} limit={40} />
      <Select label="Métier" options={jobs} value={job} onChange={setJob} help="Fiche de poste" />
      <Select
        label="Métier"
        options={jobs}
        value={null}
        onChange={setJob}
        error="Choisissez un métier."
      />
      <Combobox label="Métier (recherche)" options={jobs} value={found} onChange={setFound} />
      <Combobox
        label="Adresse (recherche)"
        options={[]}
        value={null}
        onChange={setFound}
        text={sought}
        onTextChange={setSought}
        isLoading={sought !== ''}
      />
      <SearchField label="Rechercher une mission" value={sought} onChange={setSought} />
      <MultiSelectList label="Langues" options={languages} value={langs} onChange={setLangs} />
    </div>
  )
}

export function ChoicesGallery() {
  const [isOn, setOn] = useState(true)
  const [mode, setMode] = useState<'a' | 'b' | null>('a')
  const [kind, setKind] = useState<'delegation' | 'gestion' | 'flexible' | null>('delegation')
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Checkbox isSelected={isOn} onChange={setOn}>
          Télétravail possible
        </Checkbox>
        <Checkbox isSelected={false} isMixed onChange={setOn}>
          Tous les horaires
        </Checkbox>
        <Checkbox
          isSelected={false}
          onChange={setOn}
          error="Acceptez les conditions pour continuer."
        >
          J’accepte les conditions
        </Checkbox>
        <Checkbox isSelected={false} onChange={setOn} disabledReason="Réservé aux administrateurs.">
          Facturation groupée
        </Checkbox>
        <Switch isSelected={isOn} onChange={setOn}>
          Récurrence
        </Switch>
        <Switch isSelected={!isOn} onChange={() => setOn(!isOn)} help="Les jours fériés aussi">
          Avec les jours fériés
        </Switch>
      </div>
      <RadioGroup
        label="Répétition"
        isInline
        value={mode}
        onChange={setMode}
        options={[
          { value: 'a', label: 'Chaque semaine' },
          { value: 'b', label: 'Chaque mois', help: 'Le même jour du mois' },
        ]}
      />
      <RadioCards
        label="Type de mission"
        columns={3}
        value={kind}
        onChange={setKind}
        options={[
          {
            value: 'delegation',
            label: 'Délégation',
            help: 'Nous trouvons les Siders pour vous.',
            icon: <UserRound />,
          },
          {
            value: 'gestion',
            label: 'Gestion',
            help: 'Vous connaissez déjà les personnes.',
            icon: <Building2 />,
          },
          {
            value: 'flexible',
            label: 'Planning flexible',
            icon: <CalendarClock />,
            disabledReason: 'Indisponible pour cette fiche de poste.',
          },
        ]}
      />
    </div>
  )
}
