import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './source-file.ts'

const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
  version: string
}

export const productVersion: string = version
