import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readAudit } from './audit/read-audit.ts'

// npm run audit: asks the registry what is known against the packages of the lockfile that the running shop is made of. Ends
// with 1 where something of at least `high` is, with 2 where no registry answered: then nothing is known.
const root = join(import.meta.dirname, '..')
const installed = readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8')
const { packageManager } = parse(installed) as { packageManager: string }
const { stdout, stderr } = spawnSync(
  'npx',
  ['--yes', packageManager, 'audit', '--prod', '--audit-level', 'high', '--json'],
  // It would ask a registry that does not answer for minutes.
  { cwd: root, encoding: 'utf8', timeout: 120_000, env: { ...process.env, PNPM_CONFIG_FETCH_RETRIES: '1' } },
)
const { lines, exitCode } = readAudit(stdout)
for (const line of lines) console.log(line)
if (exitCode === 2) console.log((stderr ?? '').trim())
process.exitCode = exitCode
