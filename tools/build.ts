import './node-version.ts'
import { ensureCompressedWebBuild } from './web-build.ts'

await ensureCompressedWebBuild()
