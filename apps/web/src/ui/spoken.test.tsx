import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { spoken } from '../testing/spoken.ts'
import { BadgeGallery, ButtonGallery } from './button.gallery.tsx'
import { DatesGallery, FiguresGallery } from './dates.gallery.tsx'
import { ChoicesGallery, FieldsGallery } from './fields.gallery.tsx'
import { NavigationGallery, TableGallery, WaitingGallery } from './lists.gallery.tsx'
import { OverlaysGallery } from './overlays.gallery.tsx'

const roles =
  /^(alertdialog|button|checkbox|columnheader|combobox|complementary|dialog|grid|group|heading|link|menu|menuitem|navigation|radio|radiogroup|search|status|switch|tab|table|tablist|tabpanel|textbox)(,|$)/

/** What is announced of elements with a role and a name: controls, headings, groups, regions. */
async function saidOfParts(example: ReactNode): Promise<readonly string[]> {
  render(example)
  return (await spoken()).filter((phrase) => roles.test(phrase))
}

describe('what a screen reader says about the gallery', () => {
  it('buttons: their name, a word more, why one is closed, that one is busy', async () => {
    const said = new Set(await saidOfParts(<ButtonGallery />))
    expect([...said]).toEqual(
      expect.arrayContaining([
        'button, Créer une mission, variant primary',
        'button, Créer une mission, Ajoutez d’abord un horaire., disabled',
        'button, Enregistrer Chargement en cours, disabled',
        'button, Réglages',
        'button, Supprimer l’horaire, Un contrat est signé pour cet horaire., disabled',
        'button, Copier l’IBAN',
        'link, Voir le détail',
      ]),
    )
  })

  it('badges and figures: their text', async () => {
    const { unmount } = render(<BadgeGallery />)
    expect(await spoken()).toContain('Avec une icône')
    unmount()
    render(<FiguresGallery />)
    const said = await spoken()
    expect(said[said.indexOf('Avoir') + 2]).toMatch(/^−42,50.€$/)
  })

  it('fields: name, value, problem or help, why one is closed', async () => {
    expect(await saidOfParts(<FieldsGallery />)).toEqual([
      'textbox, Nom de la mission, Commis de cuisine, 25 caractères au plus',
      'textbox, Suffixe (facultatif), placeholder Soirée du 24',
      'textbox, SIRET, 123 456, Le SIRET a 14 chiffres., invalid',
      'textbox, Adresse, 12 rue de la Paix, Paris, L’adresse ne change plus une fois les contrats signés., disabled, read only',
      'button, Afficher le mot de passe',
      'textbox, Consignes (facultatif), 40 caractères restants',
      'combobox, Métier, Fiche de poste, has popup listbox, not expanded',
      'combobox, Métier, Choisissez un métier., has popup listbox, not expanded, invalid',
      'combobox, Métier (recherche), Serveur, has popup listbox, not expanded, autocomplete in list',
      'combobox, Adresse (recherche), has popup listbox, not expanded, autocomplete in list',
      'search',
      'textbox, Rechercher une mission, placeholder Rechercher une mission',
      'group, Langues',
      'search',
      'textbox, Rechercher, placeholder Rechercher',
      'checkbox, Français, checked',
      ...['Anglais', 'Espagnol', 'Italien', 'Allemand', 'Arabe', 'Portugais', 'Polonais']
        .concat(['Roumain', 'Turc'])
        .map((language) => `checkbox, ${language}, not checked`),
    ])
  })

  it('boxes, switches and radios: name, help or problem, state, place among the others', async () => {
    const said = await saidOfParts(<ChoicesGallery />)
    // This screen reader does not announce that a native checkbox is mixed; checkbox.test.tsx shows that it is.
    expect(said.filter((phrase) => !phrase.includes('Tous les horaires'))).toEqual([
      'checkbox, Télétravail possible, checked',
      'checkbox, J’accepte les conditions, Acceptez les conditions pour continuer., not checked, invalid',
      'checkbox, Facturation groupée, Réservé aux administrateurs., not checked, disabled',
      'switch, Récurrence, checked',
      'switch, Avec les jours fériés, Les jours fériés aussi, not checked',
      'radiogroup, Répétition',
      'radio, Chaque semaine, checked, position 1, set size 2',
      'radio, Chaque mois Le même jour du mois, not checked, position 2, set size 2',
      'radiogroup, Type de mission',
      'radio, Délégation Nous trouvons les Siders pour vous., checked, position 1, set size 3',
      'radio, Gestion Vous connaissez déjà les personnes., not checked, position 2, set size 3',
      'radio, Planning flexible Indisponible pour cette fiche de poste., not checked, disabled, position 3, set size 3',
    ])
  })

  it('dates and times: the day in full, the grid by its month, each day by its name', async () => {
    const said = await saidOfParts(<DatesGallery />)
    expect(said).toEqual(
      expect.arrayContaining([
        'textbox, Date, 07/12/2026, lundi 7 décembre 2026',
        'button, Ouvrir le calendrier, not expanded, has popup dialog',
        'grid, novembre 2026',
        'button, vendredi 20 novembre 2026, aujourd’hui',
        expect.stringMatching(/^button, lundi 30 novembre 2026, Plus de six jours.*, disabled$/),
        'group, Dupliquer aux dates',
        'button, Retirer mar. 24 nov. 2026',
      ]),
    )
    expect(said.find((phrase) => phrase.startsWith('combobox, Début'))).toMatch(
      /^combobox, Début, 09:00, Par quarts d’heure, has popup listbox, not expanded/,
    )
  })

  it('steps, tabs and pages: where one is', async () => {
    expect(await saidOfParts(<NavigationGallery />)).toEqual([
      'navigation, Étapes',
      'link, Motif (terminée)',
      'link, Horaires (terminée)',
      'link, Détails (en cours), current step',
      'link, Siders',
      'button, Récapitulatif (bloquée), Indiquez l’adresse., disabled',
      'navigation, Missions',
      'link, Toutes 12, current page',
      'link, Brouillons 3',
      'navigation, Paramètres',
      'link, Informations légales',
      'link, Équipe, current page',
      'tablist, Siders, orientated horizontally',
      'tab, Favoris 4, selected, 1 control, position 1, set size 2',
      'tab, Réseau, not selected, position 2, set size 2',
      'tabpanel, Favoris 4',
      'group',
    ])
  })

  it('a table: its name, its columns, how it is sorted, its boxes by their row', async () => {
    expect(await saidOfParts(<TableGallery />)).toEqual(
      expect.arrayContaining([
        'table, Horaires',
        'columnheader, Jour, sorted in ascending order',
        'columnheader, Prix HT',
        'checkbox, Sélectionner dim. 13 déc., checked',
        'checkbox, Sélectionner lun. 14 déc., Un contrat est signé., not checked, disabled',
        'navigation, Pages',
        'link, Page précédente',
        'link, Page 4, current page',
      ]),
    )
  })

  it('what waits, what is empty and a price', async () => {
    expect(await saidOfParts(<WaitingGallery />)).toEqual([
      'status',
      'heading, Aucun horaire pour l’instant, level 3',
      'button, Ajouter un horaire',
      'complementary, Estimation',
      'heading, Estimation, level 2',
      'button, Afficher le détail, 1 control, not expanded',
    ])
  })

  it.each<[string, readonly string[]]>([
    [
      'Fenêtre',
      [
        'dialog, Modifier le nom, modal',
        'heading, Modifier le nom, level 2',
        'button, Fermer',
        'textbox, Nom de la mission, Commis',
        'button, Annuler',
        'button, Enregistrer',
      ],
    ],
    [
      'Panneau',
      [
        'dialog, Fiche de poste, modal',
        'heading, Fiche de poste, level 2',
        'button, Fermer',
        'textbox, Nom de la mission, Commis',
        'button, Annuler',
        'button, Enregistrer',
      ],
    ],
    [
      'Question',
      [
        'alertdialog, Supprimer trois horaires ?, Les Siders choisis pour ces horaires seront prévenus., modal',
        'heading, Supprimer trois horaires ?, level 2',
        'button, Annuler',
        'button, Supprimer',
      ],
    ],
  ])('« %s »: the window alone, by its title', async (name, parts) => {
    render(<OverlaysGallery />)
    await userEvent.setup({ delay: null }).click(byRole('button', name))
    const said = (await spoken()).filter((phrase) => roles.test(phrase))
    expect([...new Set(said)]).toEqual(parts)
  })

  it('a menu: its button, its commands by their place, why one is closed', async () => {
    render(<OverlaysGallery />)
    await userEvent.setup({ delay: null }).click(byRole('button', 'Actions de la mission'))
    expect((await spoken()).filter((phrase) => /menu/.test(phrase))).toEqual([
      'button, Actions de la mission, 1 control, expanded, has popup menu',
      'menu, Actions de la mission, orientated vertically',
      'menuitem, Modifier E, position 1, set size 3',
      'menuitem, Dupliquer, position 2, set size 3',
      'menuitem, Supprimer Un contrat est signé., disabled, position 3, set size 3',
      'button, Maison Lumière, not expanded, has popup menu',
    ])
  })
})
