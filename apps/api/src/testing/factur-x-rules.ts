import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What the official rules of Factur-X find wrong, or why they cannot be asked here. */
export type Judgement = { readonly problems: readonly string[] } | { readonly absent: string }

/** The official XSD, EN 16931 and French rules, beside the project unless FACTUR_X_RULES says where. */
const folder =
  process.env['FACTUR_X_RULES'] ??
  join(import.meta.dirname, '../../../../../shared/validators/factur-x')

/** What the official rules find wrong with some files; they need Java, Saxon and libxml. */
export async function judgeFacturX(files: readonly string[]): Promise<Judgement> {
  const check = join(folder, 'check')
  if (!existsSync(check)) return { absent: `the official rules are not in ${folder}` }
  return new Promise((resolve) => {
    execFile(check, [...files], (error, stdout) => {
      if (error === null) resolve({ problems: [] })
      else if (error.code === 2) resolve({ absent: stdout.trim() })
      else resolve({ problems: stdout.trim().split('\n') })
    })
  })
}
