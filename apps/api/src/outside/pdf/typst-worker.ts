import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { withoutUnshown } from './without-unshown.ts'
import type { CountedPdf, DocumentData } from './port.ts'
import type { TypstAnswer, TypstTask } from './typst.ts'

// A PDF is made on a thread of its own: the compiler is synchronous, and nothing else waits for it.
const fonts = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta
    .resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  import.meta
    .resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
]
/** What was laid out for the last so many documents is kept, for the next of their kind. */
const keptLayouts = 10

const compiler = NodeCompiler.create({
  workspace: fileURLToPath(new URL('../../', import.meta.url)),
  fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(new URL(font))) }],
})

function render({ template, data, standard }: TypstTask): CountedPdf {
  return withoutUnshown(wellFormedJson(data), (shown) => {
    const mainFilePath = fileURLToPath(template)
    const compiled = compiler.compile({ mainFilePath, inputs: { data: shown } })
    const { result } = compiled
    if (result === null) throw new Error(defectsOf(compiled.takeError()))
    const pages = result.numOfPages
    return { bytes: compiler.pdf(result, { pdfStandard: standard }), pages }
  })
}

/** Half of a sign is no text: JSON could carry it, a document cannot. */
function wellFormedJson(data: DocumentData): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}

function defectsOf(error: NodeError | null): string {
  return JSON.stringify(error === null ? [] : compiler.fetchDiagnostics(error))
}

parentPort?.on('message', (task: TypstTask) => {
  try {
    answer(render(task))
  } catch (error) {
    answer({ failure: String(error) })
  } finally {
    compiler.evictCache(keptLayouts)
  }
})

function answer(message: TypstAnswer): void {
  parentPort?.postMessage(message)
}
