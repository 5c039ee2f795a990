import type { fr } from './fr.ts'

export const en: typeof fr = {
  contractAnswers: {
    rate: 'Simulated answer: the hourly rate was checked, it is that of your order. The simulated provider cannot know which rate you expected: the document is made again with the present terms of the mission. Contest it again with the rate that you want if this one is still wrong.',
    other:
      'Simulated answer: nobody has read your contestation. The document is made again with the present terms of the mission. Contest it again if it still does not suit you.',
  },
}
