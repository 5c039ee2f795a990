import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { PDF } from '@libpdf/core'
import { chromium, type Browser } from '@playwright/test'
import PdfKit from 'pdfkit'
import { paperDocument } from '../apps/api/src/contract/paper/paper-document.ts'
import { generatedKey } from '../apps/api/src/outside/seal/keys.ts'
import { padesSeal } from '../apps/api/src/outside/seal/pades.ts'
import { typstRenderer } from '../apps/api/src/outside/pdf/typst.ts'
import { chromiumFlags, ensureChromium } from '../tools/find-chromium.ts'
import { contractFacts } from './a-contract.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved, median } from './rounds.ts'

const rounds = 7
const template = new URL('../apps/api/src/contract/paper/paper.typ', import.meta.url)
const font = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
)
const style = `@font-face { font-family: Inter; src: url(data:font/ttf;base64,${readFileSync(font, 'base64')}) }
  body { font: 9pt Inter }`
type Paper = ReturnType<typeof paperDocument>

const manyContracts = 200

/**
 * Measures the paper of a contract against other PDF libraries, and a paper of 200 contracts against its compiler
 * alone.
 */
export async function benchContractPaper(): Promise<void> {
  const renderer = typstRenderer()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const bare = bareCompiler()
    const one = () => paperDocument(contractFacts(1))
    const many = () => paperDocument(contractFacts(manyContracts))
    const product = async (paper: Paper) => {
      const bytes = await renderer.render({ template, data: paper, standard: 'a-3a' })
      return (await PDF.load(bytes)).getPageCount()
    }
    await product(one())
    const single = await interleaved(
      {
        product: duration(10, () => product(one())),
        pdfkit: duration(10, () => byPdfKit(textsOf(one()))),
        chromium: duration(3, () => byChromium(browser, textsOf(one()))),
      },
      rounds,
    )
    const batch = await interleaved(
      {
        product: duration(1, () => product(many())),
        bare: duration(1, async () => bare(many())),
      },
      3,
    )
    heading(`Paper of a contract (${await product(one())} pages): milliseconds`)
    figure('the product, PDF/A-3a with its tags', single.product.toFixed(1))
    figure('pdfkit, the same texts one below the other, no tags', single.pdfkit.toFixed(1))
    figure(
      'Chromium that is warm, the same texts in the same font, with tags',
      single.chromium.toFixed(1),
    )
    gate({
      what: 'Chromium: times the product',
      ratio: single.chromium / single.product,
      bound: { atLeast: 10 },
    })
    figure('200 contracts: the product', batch.product.toFixed(0))
    figure('200 contracts: the compiler alone', batch.bare.toFixed(0))
    gate({
      what: '200 contracts: times the compiler alone',
      ratio: batch.product / batch.bare,
      bound: { atMost: 5 },
    })
    await benchSeal(await renderer.render({ template, data: many(), standard: 'a-3a' }))
  } finally {
    await browser.close()
    await renderer.close()
  }
}

/** Measures how long the server does not answer while a paper is sealed. */
async function benchSeal(paper: Uint8Array): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'seal-'))
  const since = new Date()
  const until = new Date(since.getTime() + 86_400_000)
  const seal = padesSeal(
    generatedKey(join(directory, 'seal.json'), () => ({ name: 'Bench', since, until })),
    null,
  )
  const sealOnce = async () => {
    const standstill = monitorEventLoopDelay({ resolution: 1 })
    standstill.enable()
    const start = performance.now()
    await seal.seal(paper, null, { reason: 'Bench', at: since, timestamp: 'wished' })
    const took = performance.now() - start
    standstill.disable()
    return { took, longest: standstill.max / 1e6 }
  }
  try {
    await sealOnce()
    const runs = []
    for (let round = 0; round < rounds; round += 1) runs.push(await sealOnce())
    const took = median(runs.map((run) => run.took))
    const longest = median(runs.map((run) => run.longest))
    figure(`${manyContracts} contracts are sealed`, took.toFixed(0))
    figure('the longest that nothing else is done meanwhile', longest.toFixed(1))
    gate({
      what: 'sealed: share of it that the server stands still',
      ratio: longest / took,
      bound: { atMost: 0.25 },
    })
  } finally {
    await rm(directory, { recursive: true })
  }
}

/** The compiler in this thread, without PDF standard and without checks. */
function bareCompiler(): (paper: Paper) => Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(new URL('../apps/api/src/', import.meta.url)),
    fontArgs: [{ fontBlobs: [readFileSync(font)] }],
  })
  return (paper) => {
    const bytes = compiler.pdf({
      mainFilePath: fileURLToPath(template),
      inputs: { data: JSON.stringify(paper), faces: '[]' },
    })
    compiler.evictCache(10)
    return bytes
  }
}

/** Every text of a paper, in order. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function byPdfKit(texts: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const document = new PdfKit({ size: 'A4', font })
    let length = 0
    document.on('data', (chunk: Uint8Array) => (length += chunk.length))
    document.on('end', () => resolve(length))
    document.fontSize(9)
    for (const text of texts) document.text(text)
    document.end()
  })
}

async function byChromium(browser: Browser, texts: readonly string[]): Promise<Uint8Array> {
  const page = await browser.newPage()
  const lines = texts.map((text) => `<p>${text}</p>`).join('')
  await page.setContent(`<html lang="fr"><style>${style}</style><body>${lines}</body></html>`)
  await page.evaluate('document.fonts.ready')
  const bytes = await page.pdf({ format: 'A4', tagged: true })
  await page.close()
  return bytes
}

function duration(times: number, work: () => Promise<unknown>): () => Promise<number> {
  return async () => {
    const start = performance.now()
    for (let time = 0; time < times; time += 1) await work()
    return (performance.now() - start) / times
  }
}
