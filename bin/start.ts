import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// What was compiled for the last start is read again, which saves a second of this one. Where the folder cannot be written, as in a
// container, each start compiles. Only what is imported after it counts.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
const { serve } = await import('./serve.ts')
await serve({ dev: false })
// A process that is killed writes nothing at its end.
flushCompileCache()
