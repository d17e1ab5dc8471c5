import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { licencesText } from './generated/licences-text.ts'

const root = join(import.meta.dirname, '..')
// What has installed the packages knows best what they are.
const installed = readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8')
const { packageManager } = parse(installed) as { packageManager: string }
const file = 'dist/sbom.cdx.json'

writeFileSync(join(root, 'docs/licences.md'), licencesText())
mkdirSync(join(root, 'dist'), { recursive: true })
// What only builds or tests the shop is none of its parts.
const what = ['--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file]
const { status } = spawnSync('npx', ['--yes', packageManager, 'sbom', ...what], { cwd: root, stdio: 'inherit' })
if (status === 0) console.log(`docs/licences.md and ${file} are written.`)
process.exitCode = status ?? 1
