import { build } from './build/web-build.ts'

await build()
