import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What the official rules of Factur-X find wrong, or why they cannot be asked here. */
export type Judgement = { readonly problems: readonly string[] } | { readonly absent: string }

/** The official XSD, EN 16931 and French rules, beside the project unless FACTUR_X_RULES says where. */
const folder =
  process.env['FACTUR_X_RULES'] ??
  join(import.meta.dirname, '../../../../../shared/validators/factur-x')
/** Where Debian keeps Saxon. */
const libraries = '/usr/share/java'
const rules = ['FACTUR-X_EN16931', 'BR-FR-Flux2-Schematron-CII']

const run = promisify(execFile)

/**
 * What the official rules find wrong with the XML files of a folder, all of them in one go; they need
 * Java, Saxon and libxml.
 */
export async function judgeFacturX(files: string): Promise<Judgement> {
  if (!existsSync(join(folder, 'xslt'))) {
    return { absent: `the official rules are not in ${folder}` }
  }
  const saxon = existsSync(libraries)
    ? readdirSync(libraries).find((name) => /^Saxon-HE.*\.jar$/.test(name))
    : undefined
  if (saxon === undefined) return { absent: 'Saxon-HE is missing: apt-get install libsaxonhe-java' }
  const jar = join(libraries, saxon)
  const judged = await Promise.all([
    bySchema(files),
    ...rules.map((rule) => byRules(files, join(folder, 'xslt', `${rule}.xslt`), jar)),
  ])
  return { problems: judged.flat() }
}

async function bySchema(files: string): Promise<readonly string[]> {
  const schema = join(folder, 'xsd', 'Factur-X_EN16931.xsd')
  const paths = readdirSync(files).map((name) => join(files, name))
  const { stderr } = await run('xmllint', ['--noout', '--schema', schema, ...paths]).catch(
    ({ stderr }: { stderr: string }) => ({ stderr }),
  )
  return stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' validates'))
}

async function byRules(files: string, rule: string, jar: string): Promise<readonly string[]> {
  const reports = mkdtempSync(join(tmpdir(), 'renfort-factur-x-'))
  try {
    const transform = ['-cp', jar, 'net.sf.saxon.Transform', `-s:${files}`, `-xsl:${rule}`]
    await run('java', [...transform, `-o:${reports}`])
    const names = readdirSync(reports)
    if (names.length !== readdirSync(files).length) return ['Some files were not judged.']
    return names.flatMap((name) => failuresIn(name, readFileSync(join(reports, name), 'utf8')))
  } finally {
    rmSync(reports, { recursive: true })
  }
}

function failuresIn(name: string, report: string): string[] {
  return [...report.matchAll(/<svrl:failed-assert[^]*?<svrl:text>([^]*?)<\/svrl:text>/g)].map(
    ([, text = '']) => `${name}: ${text.replaceAll(/\s+/g, ' ')}`,
  )
}
