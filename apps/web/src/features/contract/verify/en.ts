import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Verify a signed document',
  intro:
    'Drop a PDF to learn whether it is, to the byte, the one that was signed here, and when. No account is needed.',
  privacy:
    'The file is compared, then forgotten: it is neither opened nor kept. The answer tells neither who signed nor for which company.',
  zone: 'Document to verify',
  drop: 'Drop a PDF here',
  limit: '{{max}} MB at most',
  choose: 'Choose a PDF',
  another: 'Choose another PDF',
  checking: 'Comparing “{{name}}”…',
  known: {
    sealed: 'This is the signed and sealed document',
    sealedText: 'Not one byte of it has changed since it was sealed.',
    shown: 'This is the document that was shown, then signed',
    shownText:
      'It is identical to the one that was presented for signature. The sealed document adds the page of the signature and the seal.',
    evidence: 'This is the evidence file of a signature',
    evidenceText: 'Not one byte of it has changed since it was made.',
  },
  signedAt: 'Signed on {{day}} at {{time}}, Paris time.',
  unknown: 'This file is not a document signed here',
  unknownText:
    'One different byte is enough: a document that was scanned, annotated or saved again becomes another file. Try the file as it was downloaded.',
  refused: 'This file could not be verified',
  file: 'File: {{name}}',
  outside:
    'The seal of a sealed document can also be checked without us, in a PDF reader that shows signatures or with the tool of the European Commission.',
  outsideLink: 'Open the European Commission’s tool (DSS)',
}
