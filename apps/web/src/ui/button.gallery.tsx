import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import Trash2 from 'lucide-react/icons/trash-2'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { IconButton } from './icon-button.tsx'
import { linkClass } from './link-class.ts'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const words = {
  primary: 'Créer une mission',
  secondary: 'Dupliquer',
  quiet: 'Plus tard',
  danger: 'Supprimer',
}

export function ButtonGallery() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} tip={`variant ${variant}`}>
            {words[variant]}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabledReason="Ajoutez d’abord un horaire.">
            {words[variant]}
          </Button>
        ))}
        <Button variant="primary" pending>
          Enregistrer
        </Button>
        <Button pending>Enregistrer</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" size="small" icon={<Plus aria-hidden size={16} />}>
          Ajouter
        </Button>
        <Button size="small">Petit</Button>
        <Button size="large" variant="primary">
          Grand
        </Button>
        <IconButton label="Réglages" icon={<Settings aria-hidden size={18} />} />
        <IconButton
          label="Supprimer l’horaire"
          variant="secondary"
          size="small"
          icon={<Trash2 aria-hidden size={16} />}
        />
        <IconButton
          label="Supprimer l’horaire"
          disabledReason="Un contrat est signé pour cet horaire."
          icon={<Trash2 aria-hidden size={18} />}
        />
        <CopyButton text="FR76" label="Copier l’IBAN" />
        <a href="#lien" className={linkClass()}>
          Voir le détail
        </a>
        <a href="#lien" className={linkClass('quiet')}>
          Retour aux missions
        </a>
      </div>
    </div>
  )
}

const tones = ['neutral', 'blue', 'purple', 'pink', 'orange', 'green', 'grey', 'red'] as const
const states = [
  'Brouillon',
  'Délégation',
  'Gestion',
  'Flexible',
  'En attente',
  'Validée',
  'Terminée',
  'Refusée',
]

export function BadgeGallery() {
  return (
    <div className="flex flex-wrap gap-2">
      {tones.map((tone, index) => (
        <Badge key={tone} tone={tone}>
          {states[index]}
        </Badge>
      ))}
      <Badge tone="green" icon={<Settings aria-hidden />}>
        Avec une icône
      </Badge>
    </div>
  )
}
