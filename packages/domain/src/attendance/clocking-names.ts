/** How hours were clocked in words: of a line on the screen, and in the exported statement. */
export const clockingNames = {
  fr: {
    marks: {
      siteCode: 'code du site',
      phone: 'téléphone',
      offline: 'hors réseau',
      byHand: 'à la main',
      staff: 'saisi par l’agence',
      file: 'fichier de l’entreprise',
    },
    oddities: {
      phoneAhead: 'téléphone en avance de {{duration}}',
      phoneBehind: 'téléphone en retard de {{duration}}',
      sentLate: 'pointage reçu {{duration}} plus tard',
      endNotClocked: 'fin non pointée, confirmée à la main',
      nothingClocked: 'déclaré sans aucun pointage',
      wrongSiteCode: 'code du site faux',
      noSiteCode: 'sans le code du site',
      farFromPlace: 'à {{distance}} du lieu de travail',
    },
  },
  en: {
    marks: {
      siteCode: 'site code',
      phone: 'phone',
      offline: 'no network',
      byHand: 'by hand',
      staff: 'entered by the agency',
      file: 'file of the company',
    },
    oddities: {
      phoneAhead: 'phone {{duration}} ahead',
      phoneBehind: 'phone {{duration}} behind',
      sentLate: 'clocking received {{duration}} later',
      endNotClocked: 'end not clocked, confirmed by hand',
      nothingClocked: 'declared without any clocking',
      wrongSiteCode: 'wrong site code',
      noSiteCode: 'without the site code',
      farFromPlace: '{{distance}} from the place of work',
    },
  },
}
