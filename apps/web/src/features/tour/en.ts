import type { fr } from './fr.ts'

export const en: typeof fr = {
  label: 'Guided tour',
  progress: 'Step {{step}} of {{total}}',
  previous: 'Previous',
  isFirst: 'This is the first step.',
  skip: 'Skip',
  goOn: 'Go on',
  takeThere: 'Take me there',
  leave: 'Leave the tour',
  left: 'You left the tour. It waits for you in the help.',
  already: 'You are there already.',
  covered: 'When you have finished reading, close the open window.',
  elsewhere: 'This happens on another screen.',
  missing: 'There is nothing to show here: it may be done already. Skip this step.',
  offer: {
    text_one: '{{count}} real act on the data of the demo.',
    text_many: '{{count}} real acts on the data of the demo.',
    text_other: '{{count}} real acts on the data of the demo.',
    take: 'Take the tour',
    decline: 'Hide the tour',
    declined: 'The tour waits for you in the help.',
  },
  over: {
    title: 'The tour is over',
    text_one: '{{count}} act of {{total}} done. Go on as you like: the demo is yours.',
    text_many: '{{count}} acts of {{total}} done. Go on as you like: the demo is yours.',
    text_other: '{{count}} acts of {{total}} done. Go on as you like: the demo is yours.',
    close: 'Close the tour',
  },
  steps: {
    inbox: {
      title: 'What waits for you',
      text: 'Open “To do”: contracts, hours and open slots are there, the most urgent first.',
    },
    sign: {
      title: 'Sign a contract',
      text: 'Open a contract to sign, read it, tick, sign. Each signature makes a file of evidence.',
    },
    hours: {
      title: 'Validate hours',
      text: 'In “To do”, validate in one go the hours that equal the plan. Only validated hours are billed.',
    },
    shift: {
      title: 'Read the week',
      text: 'Open the planning, then a shift. It leads to its mission, with its Siders and its price.',
    },
    price: {
      title: 'Understand a price',
      text: 'Open the details of the price. Each line says its hours, its increase and the article of the law.',
    },
    draft: {
      title: 'Take up a draft',
      text: 'In “To do”, open a mission that is a draft. Nothing that was typed is lost.',
    },
    post: {
      title: 'Post a mission',
      text: 'Go on to the summary, tick, post. The price is then frozen and the search begins.',
    },
    applicant: {
      title: 'Choose a Sider',
      text: 'In “To do”, open the applicants and approve somebody. Their past and their availability are in their row.',
    },
    invoice: {
      title: 'Read an invoice',
      text: 'Open an invoice. Each amount says from which Sider and which hours it comes.',
    },
    figures: {
      title: 'Follow what is spent',
      text: 'From the invoices, open the figures. Spending and delays are there beside last year.',
    },
    groupFigures: {
      title: 'Compare the companies',
      text: 'Open the figures of the group. Each company is beside the others, month by month.',
    },
    company: {
      title: 'Enter a company',
      text: 'On the home page, choose Bellerive Lyon, then continue. What waits there is counted before you enter.',
    },
    signForCompany: {
      title: 'Sign for it',
      text: 'In “To do”, open a contract to sign and sign it. The log keeps who, when and for which company.',
    },
    groupHome: {
      title: 'Back to the group',
      text: 'Go back to the home of the group. You do not have to sign in again.',
    },
    groupContracts: {
      title: 'All contracts at once',
      text: 'Open the contracts of the group. Those of every company are in one list.',
    },
  },
}
