import type { fr } from './fr.ts'

export const en: typeof fr = {
  otherClocks:
    'The hours that you typed stay the same, now in {{zone}}: the price is worked out again with the days, nights and public holidays of this place.',
  saved: 'Changes saved.',
  overtaken: {
    by: '{{name}} has saved in the meantime:',
    bySomebody: 'Somebody else has saved in the meantime:',
    nothing: 'Nothing',
    choice: 'What you typed is still here. Save to keep it, or close to leave this value.',
  },
  nothingChosen: {
    languages: 'Choose at least one language to save.',
    licences: 'Choose at least one licence to save.',
    tools: 'Choose at least one tool to save.',
  },
  name: {
    label: 'Added to the name',
    help: 'It tells this mission from the others. Siders do not see it.',
    echo: 'The mission will be called “{{name}}”.',
  },
  missionInformation: {
    label: 'Mission information',
    help: 'What Siders need to know: arrival, contact on site, what to bring.',
  },
  sideNote: {
    label: 'Note for {{product}}',
    help: 'Only our teams read it, never the Siders.',
  },
  orderNumber: {
    label: 'Purchase order number',
    help: 'Your own. The next invoices of the mission carry it.',
  },
  remote: 'The work is done remotely',
  motorized: 'A vehicle is needed',
  addressDetails: {
    title: 'Name of the place',
    description: 'Way in',
    descriptionHelp: 'Floor, code, staff entrance, nearest bus stop.',
    missing: 'The mission has no address yet.',
  },
  manager: {
    label: 'Who manages this mission?',
    help: 'They approve the hours of the Siders and answer their questions.',
    none: 'Choose a manager',
    gone: '{{name}} can no longer manage missions. Choose someone else.',
    goneUnknown: 'The manager of this mission has left the team. Choose someone else.',
    roleAdmin: 'Administrator',
    roleManager: 'Mission manager',
  },
  siders: {
    tooFew_one: '{{count}} more Sider is needed to fill every shift.',
    tooFew_many: '{{count}} more Siders are needed to fill every shift.',
    tooFew_other: '{{count}} more Siders are needed to fill every shift.',
  },
}
