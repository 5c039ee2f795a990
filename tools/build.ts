import './node-version.ts'
import { compressFiles } from './compress-files.ts'
import { ensureWebBuild, webBuild } from './web-build.ts'

await ensureWebBuild()
await compressFiles(webBuild)
