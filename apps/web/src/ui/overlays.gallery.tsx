import Copy from 'lucide-react/icons/copy'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorBanner } from './error-banner.tsx'
import { Menu } from './menu.tsx'
import { SidePanel } from './side-panel.tsx'
import { TextField } from './text-field.tsx'
import { useToast } from './use-toast.ts'

type Open = 'dialog' | 'panel' | 'confirm' | null

export function OverlaysGallery() {
  const toast = useToast()
  const [open, setOpen] = useState<Open>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [name, setName] = useState('Commis')
  const close = () => {
    setOpen(null)
    setName('Commis')
  }
  const footer = (shut: () => void) => (
    <>
      <Button onPress={shut}>Annuler</Button>
      <Button variant="primary" onPress={close}>
        Enregistrer
      </Button>
    </>
  )
  const field = <TextField label="Nom de la mission" value={name} onChange={setName} />
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPress={() => setOpen('dialog')}>Fenêtre</Button>
      <Button onPress={() => setOpen('panel')}>Panneau</Button>
      <Button onPress={() => setOpen('confirm')}>Question</Button>
      <Button
        onPress={() =>
          toast.success('L’horaire est supprimé.', {
            label: 'Annuler',
            onPress: () => toast.success('L’horaire est de retour.'),
          })
        }
      >
        Message
      </Button>
      <Button onPress={() => toast.error('Le salaire est trop bas pour ce métier.')}>Refus</Button>
      <Button onPress={() => toast.warning('Trois jours fériés sont compris.')}>Alerte</Button>
      <Button onPress={() => setFailure('Une erreur est survenue. Réessayez plus tard.')}>
        Bandeau
      </Button>
      <Menu
        label="Actions de la mission"
        icon={<MoreHorizontal aria-hidden size={18} />}
        placement="bottom start"
        groups={[
          [
            { id: 'edit', label: 'Modifier', icon: <Pencil />, shortcut: 'E', onAction: close },
            { id: 'copy', label: 'Dupliquer', icon: <Copy />, onAction: close },
          ],
          [
            {
              id: 'delete',
              label: 'Supprimer',
              icon: <Trash2 />,
              isDanger: true,
              disabledReason: 'Un contrat est signé.',
              onAction: close,
            },
          ],
        ]}
      />
      <Menu
        label="Compte"
        variant="secondary"
        groups={[[{ id: 'a', label: 'Profil', onAction: close }]]}
      >
        Maison Lumière
      </Menu>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Modifier le nom"
        context="Visible par les Siders"
        isDirty={name !== 'Commis'}
        footer={footer}
      >
        {field}
      </Dialog>
      <SidePanel
        isOpen={open === 'panel'}
        onClose={close}
        title="Fiche de poste"
        isDirty={name !== 'Commis'}
        footer={footer}
      >
        {field}
      </SidePanel>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        isDanger
        title="Supprimer trois horaires ?"
        confirmLabel="Supprimer"
        onConfirm={close}
        onCancel={close}
      >
        Les Siders choisis pour ces horaires seront prévenus.
      </ConfirmDialog>
      <ErrorBanner message={failure} onHide={() => setFailure(null)} />
    </div>
  )
}
