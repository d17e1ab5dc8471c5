import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildIfStale } from './web-build.ts'

// npm run walk [-- WORD]: through every screen in every state, or those so named: axe in light and dark, stillness,
// 200 % zoom, letters of twice the size; then every journey as npm test does, and in English on a phone. npm test has no
// time for it.
const [word] = process.argv.slice(2)
await buildIfStale()
const chosen = word ? ['-t', word] : []
const projects = ['--project', 'screens', '--project', 'e2e']
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...chosen], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, WALK: '1' },
  stdio: 'inherit',
})
process.once('exit', () => child.kill())
const [code] = (await once(child, 'exit')) as [number | null]
process.exit(code ?? 1)
