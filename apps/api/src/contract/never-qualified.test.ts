import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { evidenceWords } from './evidence/evidence-words.ts'
import { fr } from './fr.ts'
import { paperWords } from './paper/paper-words.ts'
import { signatureWords } from './signature/signature-words.ts'

const texts = { fr, en, paperWords, signatureWords, evidenceWords }

describe('what the signature is called', () => {
  it.each(Object.entries(texts))('%s never calls it a qualified one', (_name, words) => {
    const said = JSON.stringify(words)
    expect(said).not.toMatch(/qualifiée?s?\b|qualified|avancée?s?\b|advanced/i)
    expect(said).toMatch(/dossier de preuve|evidence file/)
  })
})
