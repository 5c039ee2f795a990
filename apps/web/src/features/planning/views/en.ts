import type { fr } from './fr.ts'

export const en: typeof fr = {
  menu: 'My views',
  isDefault: 'Default',
  keep: 'Keep this view',
  rename: 'Rename “{{name}}”',
  makeDefault: 'Open the planning with “{{name}}”',
  noDefault: 'No longer open the planning with “{{name}}”',
  remove: 'Delete “{{name}}”',
  save: {
    title: 'Keep this view',
    context: 'Filters and layout are kept, the date is not. A view of the same name is replaced.',
    name: 'Name of the view',
    submit: 'Keep',
    done: 'View kept',
  },
  change: { title: 'Rename the view', submit: 'Rename', done: 'View renamed' },
  removed: 'View deleted',
}
