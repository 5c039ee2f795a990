import { hourKindNames } from '@renfort/domain/quotation/hour-kind-names.ts'

export const fr = {
  panel: {
    title: 'Prix estimé',
    withoutTax: 'hors taxes',
    withTax: 'Toutes taxes comprises',
    empty: 'Le prix s’affiche ici dès le premier créneau.',
    noRate: 'Indiquez le taux horaire pour connaître le prix.',
    details: 'Voir le détail',
  },
  totals: {
    withoutTax: 'Prix estimé hors taxes',
    withTax: 'Prix estimé toutes taxes comprises',
    failed: 'Le prix n’a pas pu se charger.',
  },
  estimate: {
    title: 'Détail du prix estimé',
    context: 'Ouvrez une ligne pour voir comment elle est calculée.',
    caption: 'Lignes du prix',
    hours: 'Heures',
    rate: 'Prix de l’heure',
    amount: 'Montant HT',
    totalWithoutTax: 'Total hors taxes',
    totalWithTax: 'Total toutes taxes comprises',
    tax: {
      metropolis: 'TVA à 20\u202f%',
      overseas: 'TVA à 8,5\u202f%',
      notApplicable: 'TVA non applicable (article 294, 1 du CGI)',
      reverseCharge: 'TVA due par le client\u202f: autoliquidation (article 259, 1° du CGI)',
      outside: 'TVA non applicable (article 259, 1° du CGI)',
    },
    salary: 'Dont salaires bruts des Siders',
    clocks:
      'Les jours, les nuits et les semaines de ce prix sont comptés à l’{{zone}}, celle du lieu de la mission.',
    localHolidays: 'Jours fériés propres à ce lieu\u202f: {{holidays}} (article {{article}}).',
    note: 'Ce prix ne compte que cette mission. Les indemnités (repas, transport) et les primes sont ajoutées sur la facture.',
    empty: 'Aucun créneau à chiffrer pour le moment.',
    loadFailed: 'Le détail du prix n’a pas pu se charger.',
    retry: 'Réessayer',
    explain: 'Expliquer la ligne {{name}}',
  },
  download: {
    label: 'Télécharger le devis',
    noPlanning: 'Ajoutez un créneau pour obtenir le devis.',
  },
  tags: hourKindNames.fr.hours,
  shortTags: hourKindNames.fr.short,
  explanation: {
    base: 'Taux horaire brut de la mission',
    rules: 'Majorations',
    noRule: 'Aucune majoration',
    pay: 'Salaire brut d’une heure',
    payHow: '{{rate}} augmenté de {{increase}}, arrondi au centime',
    bill: 'Prix d’une heure',
    billHow: '{{pay}} × coefficient {{coefficient}}, arrondi au centime',
    price: 'Montant de la ligne',
    priceHow_one: '{{minutes}} ({{count}} minute) × {{rate}}, arrondi une seule fois, au centime',
    priceHow_many: '{{minutes}} ({{count}} minutes) × {{rate}}, arrondi une seule fois, au centime',
    priceHow_other:
      '{{minutes}} ({{count}} minutes) × {{rate}}, arrondi une seule fois, au centime',
    adds: 'Les majorations s’additionnent\u202f: {{increase}} au total.',
  },
}
