import type { fr } from './fr.ts'

export const en: typeof fr = {
  papers: {
    title: 'My papers',
    none: 'No contract',
    noneText: 'Your assignment contract appears here as soon as a company takes you on.',
    toSign: 'To read and sign',
    signed: 'Signed',
    past: 'Without effect',
    kinds: {
      contract: 'Assignment contract {{number}}',
      renewal: 'Renewal {{number}}',
      term: 'Change of the end {{number}}',
      hours: 'Change of the hours {{number}}',
      place: 'Change of the place {{number}}',
      end: 'Early end {{number}}',
    },
    dates: '{{first}} to {{last}}',
    oneDay: '{{first}}',
    read: 'Read the document (PDF, in French, pages: {{pages}})',
    readSigned: 'Signed document (PDF, in French)',
    readFormer: 'See the document (PDF, in French)',
    evidence: 'Evidence file (PDF, in French)',
    evidencePreparing: 'The evidence file is being prepared.',
    signedAt: 'Signed on {{moment}}',
    states: {
      contested: 'The company contests this document. You will be offered a new version.',
      replaced: 'Replaced by a new version.',
      cancelled: 'Cancelled: you are no longer on this mission.',
    },
    openFirst: 'Open the document first, then tick what you have read.',
    readings: {
      contract: 'I have read this document',
      safety: 'I have read the risks of the position, the equipment and the safety instructions',
    },
    sendTo: 'Get the code to sign',
    ways: { sms: 'by SMS to {{contact}}', email: 'by e-mail to {{contact}}' },
    askCode: 'Get the code',
    code: 'Code of six digits',
    codeHelp: 'Sent {{way}}. It works for {{minutes}} minutes.',
    sign: 'Sign',
    again: 'Get another code',
    done: 'It is signed. The signed document stays here.',
  },
  errors: {
    sider_no_email: 'We do not have your e-mail address. Choose SMS.',
    sider_paper_signed: 'This document is signed already.',
    sider_paper_void:
      'This document is no longer to be signed. Reload the page to see the new one.',
    sider_paper_unread: 'Open the document and tick both boxes before you sign.',
    field_unknown_choice: 'Choose from the list.',
  },
}
