export const fr = {
  skip: 'Aller au contenu',
  title: 'Développeurs',
  intro:
    'Reliez votre paie, votre ERP ou vos badgeuses\u202f: une clé fait ce que font les écrans, dans la limite des droits cochés. Elle ne signe pas, ne paie pas et ne change aucun droit.',
  contents: 'Sommaire',
  file: 'Le document OpenAPI 3.1',
  copy: 'Copier le code\u202f: {{name}}',
  parts: {
    start: 'Premier appel',
    calls: 'Règles des appels',
    events: 'Événements',
    signature: 'Vérifier une signature',
    sync: 'Tenir une copie',
    calendars: 'Calendriers',
    reference: 'Référence',
    errors: 'Erreurs par clé',
    changes: 'Versions et retraits',
  },
  start: {
    key: 'Un administrateur crée une clé dans',
    keyLink: 'Paramètres › Clés d’API',
    keyEnd:
      'et coche «\u202f{{right}}\u202f» (`event.read`). Elle s’affiche une seule fois et remplace `rfk_YOUR_KEY` ci-dessous.',
    languages: 'Langage',
  },
  calls: {
    idempotency:
      'Une écriture peut porter l’en-tête `Idempotency-Key`\u202f: renvoyée dans la journée avec le même contenu, elle ne se répète pas et reçoit la première réponse.',
    limits:
      'Chaque réponse à une clé porte `RateLimit-Policy`, qui dit combien d’appels la clé peut faire (`q`) en combien de secondes (`w`), et `RateLimit`, ce qu’il en reste (`r`). Au-delà, la réponse est 429 avec `Retry-After`\u202f: attendez ce nombre de secondes.',
    group:
      'La clé d’un groupe nomme l’entreprise de chaque appel dans l’en-tête `organisationId`. Les identifiants de ses entreprises se lisent sans cet en-tête, avec le droit «\u202f{{right}}\u202f» (`group.browse`)\u202f:',
    ofGroup: 'clé d’un groupe',
    units:
      'L’argent est en centimes dans les champs qui finissent par `Cents`\u202f; ailleurs la référence le dit. Les durées sont en minutes. Les instants s’écrivent en UTC et finissent par Z (ISO 8601)\u202f: `2026-11-01T00:00:00Z`. Ignorez les champs que vous ne connaissez pas.',
  },
  events: {
    read: 'Lisez-les avec `GET /api/v1/events`\u202f: gardez `next` et demandez la suite avec `after`. La suite d’une entreprise n’a pas de trou\u202f; un événement est gardé {{days}}\u00a0jours à compter de son écriture.',
    sent: 'Ou recevez-les\u202f: un administrateur ajoute une adresse https dans',
    sentLink: 'Paramètres › Événements',
    sentEnd:
      'Toute réponse de 200 à 299 en dix secondes accepte l’envoi. Sinon il revient, avec des pauses croissantes, pendant trois jours\u202f; il peut donc arriver deux fois, avec le même `webhook-id`.',
    inGroup:
      'Dans un groupe, entrez d’abord dans l’entreprise\u202f: chacune a ses propres adresses.',
    order: 'Les événements d’une même mission, ligne d’heures ou facture arrivent dans l’ordre.',
    id: '`webhook-id` est l’`id` que `GET /api/v1/events` donne au même événement\u202f: les deux voies se réunissent sans doublon. `siderNumber` est votre matricule du Sider, `null` si vous ne lui en avez pas donné.',
    message: 'Un envoi',
  },
  signature: {
    text: 'Les envois sont signés selon Standard Webhooks. Vérifiez le corps tel qu’il est arrivé, avant de le lire, et refusez ce qui a plus de cinq minutes.',
    secret:
      'Le secret (`whsec_…`) s’affiche une seule fois, à l’ajout de l’adresse. `body` est le texte reçu\u202f; `headers`, les en-têtes de la requête, dont `webhook-id`, `webhook-timestamp` et `webhook-signature`. «\u202f{{test}}\u202f», dans les paramètres, vous fait un premier envoi.',
    whole:
      'Un récepteur entier, avec Node\u202f: il prend le corps tel qu’il arrive, le vérifie et répond 204. Dans un cadriciel, le corps brut est `express.raw()` pour Express, `request.get_data()` pour Flask, `request.body` pour Django.',
    receiver: 'récepteur',
    renewed:
      'Pendant {{hours}}\u00a0heures après le renouvellement d’un secret, chaque envoi porte les deux signatures.',
  },
  sync: {
    text: 'Les adresses qui commencent par `/api/v1/sync` donnent chaque mission, créneau, contrat, ligne d’heures, facture et Sider une fois, dans l’ordre de leurs derniers changements. Gardez `next` et redemandez avec `cursor`\u202f: ce qui a changé entre-temps vient à la suite, et rien ne manque, même écrit pendant votre lecture.',
    deleted:
      'Effacez de votre copie ce que `deleted` nomme, même si vous ne l’avez jamais eu. Une suppression est gardée {{days}}\u00a0jours\u202f: un curseur qui en aurait manqué une reçoit 410 `errors.cursor.swept`. Videz alors votre copie et recommencez sans curseur.',
    right:
      'Chaque adresse demande un droit de la clé, que la référence nomme\u202f: pour les heures, comme ici, «\u202f{{right}}\u202f» (`attendance.copy`).',
    group:
      'Un groupe tient une copie par entreprise\u202f: un curseur vaut pour une liste d’une entreprise.',
    since:
      '`updatedSince` commence à un instant au lieu du début. Continuez ensuite avec le curseur\u202f: lui ne dépend d’aucune horloge.',
    updated:
      '`updatedAt` est l’instant où le changement a reçu sa place dans la suite\u202f: à votre lecture suivante, ou la nuit suivante au plus tard. À la toute première lecture d’une entreprise, `updatedSince` peut donc rendre tout.',
  },
  calendars: {
    link: 'Un agenda ou un programme suit les créneaux par un lien iCalendar (.ics), sans clé. Chacun crée le sien dans',
    planning: 'Planning',
    linkEnd:
      '› Télécharger › S’abonner au calendrier, et le révoque dans Mon profil. Qui connaît un lien le lit.',
    content:
      'Le calendrier donne le métier, le nom de la mission, le lieu, le service, la pause et combien de Siders sont retenus\u202f: ni leurs noms, ni aucun prix. Il va des {{before}}\u00a0derniers jours aux {{after}}\u00a0prochains. Il demande à être relu toutes les heures\u202f; certains programmes attendent davantage.',
    changes:
      'Chaque créneau garde son `UID`\u202f; `SEQUENCE` augmente à chaque changement, et un créneau annulé reste {{cancelled}}\u00a0jours, avec `STATUS:CANCELLED`. Les heures sont celles du lieu, avec son fuseau (Europe/Paris en métropole) et ses changements d’heure.',
  },
  reference: {
    base: 'Chaque adresse ci-dessous vient après `{{base}}`.',
    english: 'La référence est en anglais, comme le document OpenAPI dont elle vient.',
    search: 'Rechercher une opération',
    all: 'Montrer aussi ce qu’une clé ne peut pas appeler',
    count_one: '{{count}} opération',
    count_other: '{{count}} opérations',
    none: 'Aucune opération ne correspond.',
    failed: 'La référence n’a pas pu se charger.',
    right: 'Droit à cocher\u202f: «\u202f{{right}}\u202f»',
    people: 'Réservé aux personnes connectées',
    open: 'Ouvert à tous',
    parameters: 'Paramètres',
    body: 'Corps',
    answer: 'Réponse {{status}}',
    nothing: 'Sans contenu.',
    file: 'Un fichier.',
    required: 'obligatoire',
    deprecated: 'Dépréciée\u202f: cette opération partira, n’en commencez pas l’usage.',
    ends: 'Dépréciée\u202f: cette opération prend fin le {{day}}.',
    errors: 'Erreurs',
  },
  errors: {
    text: 'Une réponse refusée contient `key`, et parfois `metadata`\u202f: pour 400, `metadata.issues` donne le chemin et la clé de chaque champ.',
    search: 'Rechercher une clé ou une phrase',
    list: 'Erreurs par clé',
    none: 'Aucune erreur ne correspond.',
  },
  changes: {
    rule: 'D’une version à la suivante, rien de ce que vous utilisez ne disparaît ni ne se resserre sous la même adresse\u202f: un contrôle de chaque version compare les schémas et le refuse. Des champs, des valeurs d’énumération et des opérations s’ajoutent.',
    removal:
      'Ce qui doit partir est marqué `deprecated` dans la référence et annoncé ici au moins six mois avant. Chaque réponse le dit aussi\u202f: l’en-tête `Deprecation` porte la date de l’annonce, `Sunset` celle de la fin.',
    version: '1.0.0',
    first: 'Première version publique\u202f: clés, référence, événements et webhooks.',
  },
}
