import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { Button } from './button.tsx'
import { Disclosure } from './disclosure.tsx'
import { Duration } from './duration.tsx'
import { EmptyState } from './empty-state.tsx'
import { IconButton } from './icon-button.tsx'
import { linkClass } from './link-class.ts'
import { Money } from './money.tsx'
import { Pagination } from './pagination.tsx'
import { PricePanel } from './price-panel.tsx'
import { SkeletonRows } from './skeleton.tsx'
import { SectionLinks } from './section-links.tsx'
import { Stepper } from './stepper.tsx'
import { TabLinks } from './tab-links.tsx'
import type { Column } from './table.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'

interface Shift {
  id: string
  day: string
  hours: string
  minutes: number
  slots: number
  cents: number
}

const shifts: Shift[] = [
  { id: 'a', day: 'lun. 7 déc.', hours: '09:00 – 17:00', minutes: 450, slots: 3, cents: 68_040 },
  { id: 'b', day: 'dim. 13 déc.', hours: '18:00 – 23:30', minutes: 330, slots: 2, cents: 41_250 },
  { id: 'c', day: 'lun. 14 déc.', hours: '22:00 – 06:00', minutes: 440, slots: 1, cents: 29_480 },
]

const columns: Column<Shift>[] = [
  {
    id: 'day',
    header: 'Jour',
    isSortable: true,
    cell: (shift) => (
      <a href="#horaire" className={linkClass('row')}>
        {shift.day}
      </a>
    ),
  },
  { id: 'hours', header: 'Horaire', cell: (shift) => shift.hours },
  { id: 'length', header: 'Durée', cell: (shift) => <Duration minutes={shift.minutes} /> },
  { id: 'slots', header: 'Siders', align: 'end', cell: (shift) => shift.slots },
  { id: 'price', header: 'Prix HT', align: 'end', cell: (shift) => <Money cents={shift.cents} /> },
]

export function TableGallery() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['b']))
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending')
  return (
    <div className="flex flex-col gap-4">
      <Table
        label="Horaires"
        columns={columns}
        rows={direction === 'ascending' ? shifts : shifts.toReversed()}
        rowKey={(shift) => shift.id}
        rowHeight={88}
        sort={{ column: 'day', direction, onChange: (_, next) => setDirection(next) }}
        selection={{
          selected,
          onChange: setSelected,
          nameOf: (shift) => shift.day,
          disabledReasonOf: (shift) => (shift.id === 'c' ? 'Un contrat est signé.' : undefined),
        }}
        actionsLabel="Actions"
        actions={() => (
          <>
            <IconButton size="small" label="Dupliquer" icon={<Copy aria-hidden size={16} />} />
            <IconButton size="small" label="Supprimer" icon={<Trash2 aria-hidden size={16} />} />
          </>
        )}
      />
      <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
        <Button size="small">Dupliquer</Button>
        <Button size="small">Supprimer</Button>
      </BulkBar>
      <Pagination
        page={4}
        pageCount={9}
        link={({ page, children, ...link }) => (
          <a href={`#page-${page}`} {...link}>
            {children}
          </a>
        )}
      />
    </div>
  )
}

const steps = [
  { id: 'motive', label: 'Motif', state: 'done' },
  { id: 'shifts', label: 'Horaires', state: 'done' },
  { id: 'details', label: 'Détails', state: 'current' },
  { id: 'workers', label: 'Siders', state: 'open' },
  { id: 'summary', label: 'Récapitulatif', state: 'blocked', blockedReason: 'Indiquez l’adresse.' },
] as const

export function NavigationGallery() {
  const [tab, setTab] = useState('favourites')
  return (
    <div className="flex flex-col gap-6">
      <Stepper
        steps={steps}
        link={({ step, children, ...link }) => (
          <a href={`#${step.id}`} {...link}>
            {children}
          </a>
        )}
      />
      <TabLinks
        label="Missions"
        selected="all"
        tabs={[
          { id: 'all', label: 'Toutes', count: 12 },
          { id: 'draft', label: 'Brouillons', count: 3 },
        ]}
        link={({ id, children, ...link }) => (
          <a href={`#tasks-${id}`} {...link}>
            {children}
          </a>
        )}
      />
      <SectionLinks
        label="Paramètres"
        selected="team"
        sections={[
          { title: 'Entreprise', links: [{ id: 'legal', label: 'Informations légales' }] },
          { title: 'Personnes', links: [{ id: 'team', label: 'Équipe' }] },
        ]}
        link={({ id, children, ...link }) => (
          <a href={`#settings-${id}`} {...link}>
            {children}
          </a>
        )}
      />
      <Tabs
        label="Siders"
        selected={tab}
        onChange={setTab}
        tabs={[
          { id: 'favourites', label: 'Favoris', count: 4, content: 'Vos favoris' },
          { id: 'network', label: 'Réseau', content: 'Votre réseau' },
        ]}
      />
      <Disclosure summary="Comment ce prix est calculé">Heures × taux × coefficient.</Disclosure>
      <span className="flex items-center gap-2">
        <Avatar name="Inès Martin" size="small" />
        <Avatar name="Maison Lumière" shape="square" />
        <Avatar name="Paul" size="large" src="/absent.png" />
        Inès Martin
      </span>
    </div>
  )
}

export function WaitingGallery() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
      <div>
        <SkeletonRows rows={3} />
        <EmptyState
          level={3}
          title="Aucun horaire pour l’instant"
          icon={<CalendarPlus />}
          action={<Button variant="primary">Ajouter un horaire</Button>}
        >
          Les horaires de la mission et leur prix apparaîtront ici.
        </EmptyState>
      </div>
      <PricePanel title="Estimation" total={<Money cents={138_770} />}>
        <ul className="flex flex-col gap-2 text-table">
          <li className="flex justify-between">
            Heures normales <Money cents={98_770} />
          </li>
          <li className="flex justify-between">
            Dimanche <Badge tone="purple">+30 %</Badge> <Money cents={40_000} />
          </li>
        </ul>
      </PricePanel>
    </div>
  )
}
