import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../bench/measures')
const names = readdirSync(folder)
  .filter((file) => file.startsWith('measure-'))
  .map((file) => file.slice(8, -3))
const name = process.argv[2] ?? ''

if (!existsSync(join(folder, `measure-${name}.ts`))) {
  console.error(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`)
  process.exit(2)
}
await import(`../bench/measures/measure-${name}.ts`)
