import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import type { CountedPdf, DocumentData } from './port.ts'
import type { NamedFace } from './named-face.ts'
import { spareFacesFor } from './spare-faces.ts'
import type { TypstAnswer, TypstTask } from './typst.ts'
import { unshownIn, unwritableTexts } from './unwritable.ts'

// PDFs are made on a thread of their own, because the compiler is synchronous and would block the
// server. Where cores are few, calls go first. On Linux alone a thread has a priority of its own:
// elsewhere the whole server would give way.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

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
/** The layouts of this many last documents are cached for the next ones of their kind. */
const keptLayouts = 10

/**
 * A document reports all its missing characters at once; a character may be missing only next to
 * certain others.
 */
const mostTries = 6

const ownFaces = fonts.map((font) => readFileSync(new URL(font)))
const usual = compilerWith([])

function compilerWith(spareFaces: readonly NamedFace[]): NodeCompiler {
  return NodeCompiler.create({
    workspace: fileURLToPath(new URL('../../', import.meta.url)),
    fontArgs: [{ fontBlobs: [...ownFaces, ...spareFaces.map(({ bytes }) => bytes)] }],
  })
}

/**
 * Renders a document. Other fonts are opened only for a document that the product’s own cannot
 * write, and are dropped with it. A character of private use is refused, because it means nothing
 * to a reader whatever a font shows for it.
 */
async function render(task: TypstTask): Promise<TypstAnswer> {
  const json = wellFormedJson(task.data)
  const meaningless = json.match(/\p{Private_Use}/gu)
  if (meaningless !== null) return { unwritable: unwritableTexts(task.data, meaningless) }
  const spareFaces: NamedFace[] = []
  const opened = new Set<string>()
  let compiler = usual
  for (let tries = 1; ; tries += 1) {
    try {
      return renderWith(compiler, task, { json, spareFaces })
    } catch (error) {
      const unshown = unshownIn(error)
      if (unshown.length === 0) throw error
      const more =
        tries === mostTries ? [] : await spareFacesFor(unshown, { document: json, opened })
      if (more.length === 0) return { unwritable: unwritableTexts(JSON.parse(json), unshown) }
      spareFaces.push(...more)
      compiler = compilerWith(spareFaces)
    }
  }
}

function renderWith(
  compiler: NodeCompiler,
  { template, standard }: TypstTask,
  { json, spareFaces }: { readonly json: string; readonly spareFaces: readonly NamedFace[] },
): CountedPdf {
  const mainFilePath = fileURLToPath(template)
  const faces = JSON.stringify(spareFaces.map(({ family }) => family))
  const compiled = compiler.compile({ mainFilePath, inputs: { data: json, faces } })
  const { result } = compiled
  if (result === null) throw new Error(defectsOf(compiler, compiled.takeError()))
  const pages = result.numOfPages
  return { bytes: compiler.pdf(result, { pdfStandard: standard }), pages }
}

/** Replaces halves of surrogate pairs, which JSON can hold and a document cannot. */
function wellFormedJson(data: DocumentData): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}

function defectsOf(compiler: NodeCompiler, error: NodeError | null): string {
  return JSON.stringify(error === null ? [] : compiler.fetchDiagnostics(error))
}

parentPort?.on('message', (task: TypstTask) => {
  void render(task)
    .catch((error: unknown) => ({ failure: String(error) }))
    .then((message) => {
      answer(message)
      usual.evictCache(keptLayouts)
    })
})

function answer(message: TypstAnswer): void {
  parentPort?.postMessage(message)
}
