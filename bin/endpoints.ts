import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpointsText } from './generated/endpoints-text.ts'

await writeFile(join(import.meta.dirname, '../docs/endpoints.md'), endpointsText())
