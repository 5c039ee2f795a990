import { benchApi } from './api-bench.ts'
await benchApi()
