import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Missions',
  create: 'New mission',
  views: 'Lists of missions',
  tabs: {
    all: 'All',
    draft: 'Drafts',
    completed: 'Completed',
  },
  otherStatus: 'Other statuses',
  statuses: {
    new: 'New',
    ongoing: 'Ongoing',
    upcoming: 'Upcoming',
    closed: 'Closed',
  },
  managerFilter: 'Manager',
  everyManager: 'All managers',
  sections: {
    ongoing: 'Ongoing',
    upcoming: 'Upcoming',
  },
  sectionEmpty: {
    ongoing: 'No mission is under way today.',
    upcoming: 'No mission is coming up.',
  },
  showMore_one: 'Show {{count}} more mission',
  showMore_many: 'Show {{count}} more missions',
  showMore_other: 'Show {{count}} more missions',
  count_one: '{{count}} mission',
  count_many: '{{count}} missions',
  count_other: '{{count}} missions',
  columns: {
    mission: 'Mission',
    date: 'Date',
    place: 'Place',
    people: 'Manager',
    status: 'Status',
    actions: 'Actions',
  },
  until: 'until {{date}}',
  createdOn: 'Created on {{date}}',
  noPlace: 'Address to be set',
  noManager: 'To be chosen',
  createdBy: 'Created by {{name}}',
  selection: {
    applicants: 'See the applicants',
    ongoing: 'Selection in progress',
    finished: 'Selection finished',
    planning_one: '{{count}} Sider, week {{week}}',
    planning_many: '{{count}} Siders, week {{week}}',
    planning_other: '{{count}} Siders, week {{week}}',
    nobody: '0 Siders',
    draft: 'To be finished',
  },
  actions: {
    menu: 'Actions for {{name}}',
    view: 'View',
    finish: 'Finish the draft',
    duplicate: 'Duplicate',
    rename: 'Rename',
    edit: 'Edit',
    delete: 'Delete',
  },
  suffix: {
    label: 'Name suffix',
    help: '{{max}} characters at most, not visible to Siders.',
    echo: 'Name of the mission: {{name}}',
  },
  duplicate: {
    title: 'Duplicate the mission',
    context:
      'The copy keeps the job, the price, the address, the manager and the motive, without the shifts.',
    renew_one: 'Request the Sider of this mission',
    renew_many: 'Request the {{count}} Siders of this mission',
    renew_other: 'Request the {{count}} Siders of this mission',
    submit: 'Duplicate',
    failed: 'The mission was not duplicated. Try again in a moment.',
  },
  migrated: {
    title: 'This mission cannot be duplicated',
    text: 'It comes from an earlier version of the product. Start from a job description to create a new one.',
    action: 'See the job descriptions',
  },
  rename: {
    title: 'Rename the mission',
    done: 'Your edits are saved.',
  },
  remove: {
    title: 'Delete this draft?',
    text: 'The draft “{{name}}” will be deleted for good.',
    confirm: 'Delete',
    done: 'Draft deleted.',
  },
  confirmation: {
    title: 'Your mission is posted',
    intro: 'What happens next:',
    steps: {
      selection: {
        title: 'The selection starts',
        text: 'We offer your shifts to the Siders who fit the job.',
      },
      contracts: {
        title: 'The contracts are prepared',
        text: 'You sign them once a Sider is chosen, 48 hours before the start at the latest.',
      },
      hours: {
        title: 'The hours are validated',
        text: 'After each week of work, you check the hours before the payment on Tuesday.',
      },
    },
    planning: 'See the planning',
    close: 'Close',
  },
  greeting: {
    title: 'Welcome, {{name}}',
    text: 'Your missions will show here with their progress. The first step: describe a job.',
    readOnly: 'Your company’s missions will show here once the first one is posted.',
    action: 'Describe a first job',
  },
  empty: {
    all: {
      title: 'No ongoing or upcoming mission',
      text: 'Posted missions show here until their last day.',
    },
    draft: {
      title: 'No draft',
      text: 'A mission that you started stays here until it is posted, even if you leave it halfway.',
    },
    new: {
      title: 'No new mission',
      text: 'A posted mission shows here as long as nobody has answered yet.',
    },
    ongoing: {
      title: 'No ongoing mission',
      text: 'A mission shows here from its first to its last day of work.',
    },
    upcoming: {
      title: 'No upcoming mission',
      text: 'A posted mission shows here until its first day.',
    },
    completed: {
      title: 'No completed mission',
      text: 'A mission shows here after its last day.',
    },
    closed: {
      title: 'No closed mission',
      text: 'A mission shows here when the selection stops before every place is filled.',
    },
    action: 'Create a mission',
  },
  noMatch: {
    title: 'No mission for this manager',
    text: 'Other managers may have missions in this list.',
    action: 'Show all managers',
  },
  recap: {
    backToPlanning: 'Planning',
    backToList: 'Missions',
    sections: {
      position: 'Job',
      practical: 'Place and manager',
      conditions: 'Work conditions',
      skills: 'Skills asked for',
      notes: 'Further information',
    },
    noShifts: 'No shift yet.',
    managerGone: '{{name}} can no longer manage missions. Choose another manager.',
    managerGoneLocked: '{{name}} can no longer manage missions. An administrator can act instead.',
    managerGoneUnknown: 'The manager of this mission has left the team. Choose another one.',
    locked: 'Contracts exist for this mission: only its name and the note can still change.',
    requestedSiders_one:
      'A Sider was requested for this mission: the address can no longer change.',
    requestedSiders_many:
      '{{count}} Siders were requested for this mission: the address can no longer change.',
    requestedSiders_other:
      '{{count}} Siders were requested for this mission: the address can no longer change.',
    price: 'Estimated price',
    details: 'See the price in detail',
    noDetails: 'Add a shift to see the price in detail.',
  },
}
