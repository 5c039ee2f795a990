import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Favourite addresses',
  context: 'They are offered first in job descriptions and missions.',
  add: 'Add an address',
  change: 'Change {{title}}',
  changeTitle: 'Change the address',
  remove: 'Remove {{title}}',
  removeTitle: 'Remove “{{title}}” from the favourites?',
  removeText: 'Missions and job descriptions that use it keep it.',
  removeConfirm: 'Remove',
  removed: 'The address is no longer a favourite.',
  saved: 'The address is saved.',
  none: 'No favourite address',
  noneHelp: 'Add your places of work to find them again for each mission.',
}
