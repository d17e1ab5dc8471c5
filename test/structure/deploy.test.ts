import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../server/environment/environment.ts'
import { memorySettings } from '../../server/memory-settings.mjs'
import { settingNames } from '../../server/environment/setting-names.ts'

// The files of deploy/, as far as they can be checked without containers: what they say of the shop has to be true.
const read = (path: string) => readFileSync(path, 'utf8')
const dockerfile = read('deploy/Dockerfile')
const units = readdirSync('deploy/systemd')
const example = variablesIn(read('deploy/env.example'))

type Service = {
  image?: string
  build?: { context: string; dockerfile: string }
  restart?: string
  depends_on?: string[] | Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  read_only?: boolean
  cap_drop?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  ports?: string[]
}
type Compose = { services: Record<string, Service>; volumes: object; networks: object }
const compose = parse(read('deploy/compose.yaml')) as Compose

test('every setting that units, image and compose give the shop is one that it reads', () => {
  const given = [
    ...units.flatMap((unit) => Object.keys(environmentOf(unit))),
    ...Object.keys(compose.services.shop!.environment!),
    ...Object.keys(imageEnvironment()),
    ...Object.keys(example).filter((name) => !['DOMAIN', 'POSTGRES_PASSWORD'].includes(name)),
  ]
  expect(given.length).toBeGreaterThan(20)
  expect(given.filter((name) => !settingNames().has(name) && !(name in memorySettings))).toEqual([])
})

// What only tests set.
const unlisted = ['TRESEN_CRASH_AT', 'LISTEN_PID']

test('the README lists every setting that the shop reads', () => {
  const listed = new Set(read('README.md').match(/`[A-Z][A-Z\d_]+`/g))
  expect([...settingNames()].filter((name) => !listed.has(`\`${name}\``) && !unlisted.includes(name))).toEqual([])
})

test('the shop starts with the settings of the example, under systemd and in a container', () => {
  const underSystemd = readEnvironment({ ...example, ...environmentOf('tresen.service') })
  expect(underSystemd).toMatchObject({ isProduction: true, dataDir: '/var/lib/tresen', metricsPort: 9464 })
  const filled = Object.entries(compose.services.shop!.environment!).map(([name, value]) => [name, interpolated(value)])
  const inContainer = readEnvironment({ ...imageEnvironment(), ...Object.fromEntries(filled) })
  expect(inContainer).toMatchObject({ isProduction: true, dataDir: '/data', publicOrigin: 'https://shop.example' })
})

test('what compose needs of its file of settings stands in the example', () => {
  const needed = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!)
  expect(needed.filter((name) => !(name in example))).toEqual([])
})

test('both start the shop with the limits of npm start', () => {
  const [, limits] = /isShop \? \[(.*?)\]/.exec(read('bin/launch.mjs'))!
  const flags = limits!.replaceAll(/[',]/g, '').split(' ')
  expect(dockerfile).toContain(`ENTRYPOINT ["node", ${flags.map((flag) => `"${flag}"`).join(', ')}]`)
  expect(read('deploy/systemd/tresen.service')).toContain(`/node ${flags.join(' ')} bin/start.ts`)
  expect(imageEnvironment()).toMatchObject(memorySettings)
  expect(environmentOf('tresen.service')).toMatchObject(memorySettings)
})

test('the container writes nowhere but its data, as somebody without rights, and only Caddy is reached from outside', () => {
  const { shop, postgres, caddy } = compose.services
  expect(dockerfile.lastIndexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '))
  expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['files:/data'] })
  expect(shop!.ports ?? postgres!.ports).toBeUndefined()
  expect(postgres!.networks).toEqual(['inside'])
  expect(caddy!.networks).toEqual(['outside'])
})

test('compose names images by their version, and services, networks, volumes and files that are there', () => {
  const services = Object.entries(compose.services)
  const images = services.flatMap(([, { image }]) => image ?? [])
  expect(images.filter((image) => !/:\d/.test(image))).toEqual([])
  for (const [name, { build, depends_on: needed = [], networks = [], volumes = [], restart }] of services) {
    expect({ name, restart }).toEqual({ name, restart: 'unless-stopped' })
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks))
    const sources = volumes.map((volume) => volume.split(':')[0]!)
    const unknown = sources.filter((source) =>
      source.startsWith('.') ? !existsSync(join('deploy', source)) : !(source in compose.volumes),
    )
    expect(unknown).toEqual([])
    if (build) expect(existsSync(join('deploy', build.context, build.dockerfile))).toBe(true)
    // Who waits until another one is healthy needs somebody to look at its health.
    for (const [other, { condition }] of Array.isArray(needed)
      ? needed.map((one) => [one, { condition: '' }] as const)
      : Object.entries(needed)) {
      expect(compose.services).toHaveProperty(other)
      if (condition === 'service_healthy') expect(compose.services[other]!.healthcheck?.test[0]).toBe('CMD')
    }
  }
})

test('the image installs with the pnpm of npm start, and copies what is there', () => {
  expect(dockerfile).toContain(/pnpm@[\d.]+/.exec(read('bin/launch.mjs'))![0])
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names]) => names!.split(' '))
  expect(sources.length).toBeGreaterThan(10)
  expect(sources.filter((name) => !existsSync(name))).toEqual([])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
test.skipIf(!hasSystemd)('systemd finds nothing wrong with the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-units-'))
  cpSync('deploy/systemd', folder, { recursive: true })
  for (const unit of units)
    writeFileSync(join(folder, unit), read(join(folder, unit)).replaceAll('/srv/tresen', resolve('.')))
  const { stderr, status } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', ...units.map((unit) => join(folder, unit))],
    {
      encoding: 'utf8',
    },
  )
  rmSync(folder, { recursive: true })
  const ours = stderr.split('\n').filter((line) => line.includes('tresen'))
  expect({ ours, status }).toEqual({ ours: [], status: 0 })
})

function environmentOf(unit: string) {
  const lines = [...read(join('deploy/systemd', unit)).matchAll(/^Environment=(.*)$/gm)]
  return variablesIn(lines.flatMap(([, pairs]) => pairs!.split(' ')).join('\n'))
}

function imageEnvironment() {
  const [, block] = /\nENV ((?:.*\\\n)*.*)\n/.exec(dockerfile)!
  return variablesIn(block!.replaceAll(/ *\\\n */g, '\n'))
}

function variablesIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
}

const interpolated = (value: string) =>
  value.replaceAll(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (_, name: string, otherwise: string) => example[name] ?? otherwise)
