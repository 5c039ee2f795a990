import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Company profile',
  context: 'What Siders see of your company.',
  name: 'Displayed name',
  description: 'Description',
  descriptionHelp: 'Your business, your teams, what people like about you.',
  website: 'Website',
  websiteHelp: 'The whole address, which starts with https://.',
  media: {
    label: 'At the top of the profile',
    none: 'Nothing',
    cover: 'A picture',
    video: 'A video',
  },
  cover: {
    add: 'Add a picture',
    change: 'Change the picture',
    hint: 'PNG or JPEG, at most {{max}} MB.',
  },
  video: 'Link to the video',
  videoHelp: 'An address of YouTube.',
  noLogo: 'A logo makes the profile complete.',
  saved: 'The profile is saved.',
  preview: {
    label: 'What Siders will see',
    noName: 'The name of your company',
    noDescription: 'Your description will appear here.',
    video: 'Your video',
    noVideo: 'The video will appear here',
    noPicture: 'Picture not available',
  },
}
