/** `\u202f` is the narrow no-break space of French typography. */
export const fr = {
  title: 'Missions',
  create: 'Nouvelle mission',
  views: 'Listes de missions',
  tabs: {
    all: 'Toutes',
    draft: 'Brouillons',
    completed: 'Terminées',
  },
  otherStatus: 'Autres statuts',
  statuses: {
    new: 'Nouvelles',
    ongoing: 'En cours',
    upcoming: 'À venir',
    closed: 'Clôturées',
  },
  managerFilter: 'Responsable',
  everyManager: 'Tous les responsables',
  sections: {
    ongoing: 'En cours',
    upcoming: 'À venir',
  },
  sectionEmpty: {
    ongoing: 'Aucune mission en cours aujourd’hui.',
    upcoming: 'Aucune mission à venir.',
  },
  showMore_one: 'Afficher {{count}} mission de plus',
  showMore_many: 'Afficher {{count}} missions de plus',
  showMore_other: 'Afficher {{count}} missions de plus',
  count_one: '{{count}} mission',
  count_many: '{{count}} missions',
  count_other: '{{count}} missions',
  columns: {
    mission: 'Mission',
    date: 'Date',
    place: 'Lieu',
    people: 'Responsable',
    status: 'Statut',
    actions: 'Actions',
  },
  until: 'jusqu’au {{date}}',
  createdOn: 'Créée le {{date}}',
  noPlace: 'Adresse à préciser',
  noManager: 'À désigner',
  createdBy: 'Créée par {{name}}',
  selection: {
    applicants: 'Voir les candidats',
    ongoing: 'Sélection en cours',
    finished: 'Sélection terminée',
    planning_one: '{{count}} Sider, semaine {{week}}',
    planning_many: '{{count}} Siders, semaine {{week}}',
    planning_other: '{{count}} Siders, semaine {{week}}',
    nobody: '0 Sider',
    draft: 'À finaliser',
  },
  actions: {
    menu: 'Actions pour {{name}}',
    view: 'Voir',
    finish: 'Finir le brouillon',
    orderAgain: 'Commander à nouveau',
    duplicate: 'Dupliquer',
    rename: 'Renommer',
    edit: 'Modifier',
    delete: 'Supprimer',
  },
  suffix: {
    label: 'Suffixe du nom',
    help: '{{max}} caractères au plus, invisible pour les Siders.',
    echo: 'Nom de la mission\u202f: {{name}}',
  },
  duplicate: {
    title: 'Dupliquer la mission',
    context:
      'La copie reprend le poste, le prix, l’adresse, le responsable et le motif, sans les créneaux.',
    renew_one: 'Demander le Sider de cette mission',
    renew_many: 'Demander les {{count}} Siders de cette mission',
    renew_other: 'Demander les {{count}} Siders de cette mission',
    submit: 'Dupliquer',
    withPlanning: 'Reprendre aussi le planning',
    failed: 'La mission n’a pas été dupliquée. Réessayez dans un instant.',
  },
  orderAgain: {
    title: 'Commander à nouveau',
    context:
      'La même mission à d’autres dates. Vous verrez le prix et les points de droit avant de publier.',
    source: 'Semaine à reprendre',
    whole_one: 'Tout le planning ({{count}} semaine)',
    whole_many: 'Tout le planning ({{count}} semaines)',
    whole_other: 'Tout le planning ({{count}} semaines)',
    weeks: 'Pour quelles semaines\u202f?',
    firstWeek: 'À partir de quelle semaine\u202f?',
    noWeek: 'Choisissez au moins une semaine.',
    shifts_one: '{{count}} créneau',
    shifts_many: '{{count}} créneaux',
    shifts_other: '{{count}} créneaux',
    sameSiders: 'Demander d’abord les mêmes Siders',
    andOthers_one: '{{names}} et {{count}} autre',
    andOthers_many: '{{names}} et {{count}} autres',
    andOthers_other: '{{names}} et {{count}} autres',
    submit: 'Continuer',
  },
  migrated: {
    title: 'Cette mission ne peut pas être dupliquée',
    text: 'Elle vient d’une version précédente du produit. Partez d’une fiche de poste pour en créer une nouvelle.',
    action: 'Voir les fiches de poste',
  },
  rename: {
    title: 'Renommer la mission',
    done: 'Modifications enregistrées.',
  },
  remove: {
    title: 'Supprimer ce brouillon\u202f?',
    text: 'Le brouillon «\u202f{{name}}\u202f» sera supprimé définitivement.',
    confirm: 'Supprimer',
    done: 'Brouillon supprimé.',
  },
  confirmation: {
    title: 'Votre mission est publiée',
    intro: 'Voici la suite\u202f:',
    steps: {
      selection: {
        title: 'La sélection commence',
        text: 'Nous proposons vos horaires aux Siders qui correspondent au poste.',
      },
      contracts: {
        title: 'Les contrats sont préparés',
        text: 'Vous les signez dès qu’un Sider est retenu, au plus tard 48 heures avant le début.',
      },
      hours: {
        title: 'Les heures sont validées',
        text: 'Après chaque semaine travaillée, vous vérifiez les heures avant le paiement du mardi.',
      },
    },
    planning: 'Voir le planning',
    close: 'Fermer',
  },
  greeting: {
    title: 'Bienvenue, {{name}}',
    text: 'Vos missions s’afficheront ici, avec leur avancement. Première étape\u202f: décrire un poste.',
    readOnly: 'Les missions de votre entreprise s’afficheront ici dès la première publication.',
    action: 'Décrire un premier poste',
  },
  empty: {
    all: {
      title: 'Aucune mission en cours ni à venir',
      text: 'Les missions publiées s’affichent ici jusqu’à leur dernier jour.',
    },
    draft: {
      title: 'Aucun brouillon',
      text: 'Une mission commencée reste ici jusqu’à sa publication, même si vous quittez la saisie.',
    },
    new: {
      title: 'Aucune nouvelle mission',
      text: 'Une mission publiée s’affiche ici tant que personne n’a encore répondu.',
    },
    ongoing: {
      title: 'Aucune mission en cours',
      text: 'Une mission s’affiche ici du premier au dernier jour travaillé.',
    },
    upcoming: {
      title: 'Aucune mission à venir',
      text: 'Une mission publiée s’affiche ici jusqu’à son premier jour.',
    },
    completed: {
      title: 'Aucune mission terminée',
      text: 'Une mission s’affiche ici après son dernier jour.',
    },
    closed: {
      title: 'Aucune mission clôturée',
      text: 'Une mission s’affiche ici quand la sélection s’arrête avant d’avoir pourvu toutes les places.',
    },
  },
  noMatch: {
    title: 'Aucune mission pour ce responsable',
    text: 'D’autres responsables ont peut-être des missions dans cette liste.',
    action: 'Afficher tous les responsables',
  },
  recap: {
    backToPlanning: 'Planning',
    backToList: 'Missions',
    sections: {
      position: 'Poste',
      practical: 'Lieu et responsable',
      conditions: 'Conditions de travail',
      skills: 'Compétences demandées',
      notes: 'Informations complémentaires',
    },
    noShifts: 'Aucun créneau pour l’instant.',
    managerGone: '{{name}} ne peut plus gérer de mission. Choisissez un autre responsable.',
    managerGoneLocked:
      '{{name}} ne peut plus gérer de mission. Un administrateur peut agir à sa place.',
    managerGoneUnknown:
      'Le responsable de cette mission a quitté l’équipe. Choisissez-en un autre.',
    locked:
      'Des contrats existent pour cette mission\u202f: seuls son nom et la note peuvent encore changer.',
    requestedSiders_one:
      'Un Sider a été demandé pour cette mission\u202f: l’adresse ne peut plus changer.',
    requestedSiders_many:
      '{{count}} Siders ont été demandés pour cette mission\u202f: l’adresse ne peut plus changer.',
    requestedSiders_other:
      '{{count}} Siders ont été demandés pour cette mission\u202f: l’adresse ne peut plus changer.',
    price: 'Prix estimé',
    details: 'Voir le détail du prix',
    noDetails: 'Ajoutez un créneau pour voir le détail du prix.',
  },
}
