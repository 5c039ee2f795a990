import { jobTitlesOf } from '../job-title.ts'

export const callCentreJobTitles = jobTitlesOf('call-centre', [
  {
    id: 'customer-adviser',
    fr: 'Conseiller / Conseillère clientèle à distance',
    en: 'Customer service adviser',
    also: ['téléconseiller', 'service client', 'centre d’appels', 'hotline'],
    subtasks: [
      ['answer', 'Répondre aux appels entrants', 'Answer incoming calls'],
      ['write', 'Traiter les e-mails et les messages instantanés', 'Handle e-mails and live chats'],
      ['solve', 'Résoudre les réclamations', 'Resolve complaints'],
      ['record', 'Renseigner la fiche client dans le CRM', 'Update the customer record in the CRM'],
      [
        'escalate',
        'Transmettre les cas complexes au bon service',
        'Pass complex cases to the right team',
      ],
      [
        'satisfy',
        'Mesurer la satisfaction en fin d’appel',
        'Measure satisfaction at the end of the call',
      ],
    ],
  },
  {
    id: 'telesales-agent',
    fr: 'Téléprospecteur / Téléprospectrice',
    en: 'Telesales agent',
    also: ['télévente', 'appels sortants', 'prospection', 'prise de rendez-vous'],
    subtasks: [
      ['call', 'Émettre des appels selon un argumentaire', 'Make calls from a script'],
      ['qualify', 'Qualifier les besoins des prospects', 'Qualify prospects’ needs'],
      [
        'appointments',
        'Prendre des rendez-vous pour les commerciaux',
        'Book appointments for the sales team',
      ],
      ['sell', 'Présenter l’offre et conclure la vente', 'Present the offer and close the sale'],
      ['record', 'Mettre à jour le fichier de prospection', 'Update the prospect file'],
    ],
  },
  {
    id: 'technical-hotline-agent',
    fr: 'Technicien / Technicienne d’assistance téléphonique',
    en: 'Technical hotline agent',
    also: ['assistance', 'hotline', 'support', 'télécom'],
    subtasks: [
      ['diagnose', 'Diagnostiquer la panne avec le client', 'Diagnose the fault with the customer'],
      ['guide', 'Guider la résolution pas à pas', 'Guide the fix step by step'],
      ['remote', 'Prendre la main à distance', 'Take remote control'],
      ['dispatch', 'Planifier l’intervention d’un technicien', 'Schedule a technician’s visit'],
      ['document', 'Documenter la solution dans le ticket', 'Document the solution in the ticket'],
    ],
  },
  {
    id: 'survey-interviewer',
    fr: 'Enquêteur / Enquêtrice',
    en: 'Survey interviewer',
    also: ['sondage', 'étude', 'questionnaire'],
    subtasks: [
      ['contact', 'Contacter les personnes à interroger', 'Contact the people to interview'],
      [
        'explain',
        'Présenter l’enquête et recueillir l’accord',
        'Explain the survey and obtain consent',
      ],
      [
        'ask',
        'Poser les questions sans influencer les réponses',
        'Ask questions without leading answers',
      ],
      ['record', 'Saisir les réponses', 'Enter answers'],
      ['quotas', 'Respecter les quotas de l’échantillon', 'Keep to the sample quotas'],
    ],
  },
])
