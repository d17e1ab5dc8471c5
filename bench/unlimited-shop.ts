import { serve } from '../bin/serve.ts'

// All its clients are one address. No setting of the environment lifts the limits.
await serve({ dev: false, isUnlimited: true })
