import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askFrom, FormData } from '../many-addresses.ts'
import { productPaths } from '../product-paths.ts'
import { startShopProcess } from '../shop-process.ts'

// What the app's process holds while very much is asked of it, each thing once: no kept page helps. Linux only. A data
// folder that is named holds a shop already (npm run seed) and stays; otherwise one of the size that is asked for is made.
// `--stages pictures,searches` takes only these, each with its full count.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { share: { type: 'string', default: '1' }, data: { type: 'string' }, stages: { type: 'string' } },
})
const share = Number(values.share)
const counts = { pages: 100_000, pictures: 20_000, searches: 20_000, refused: 2000 }
const times = (count: number) => Math.ceil(count * share)
const MOST_MB = 450
const SAMPLES = 12

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'tresen-bench-')))
if (!values.data) await seed(Math.max(60, times(counts.pages) / 2))
const shop = await startShopProcess(folder, 'bench/unlimited-shop.ts')
const ask = askFrom(shop.origin)
/** Of each stage the most at any time. */
const peaks: number[] = []
const isBeyond = () => Math.max(...peaks) > MOST_MB

print('started', 0, [shop.residentMegabytes()])
const paths = await productPaths(ask)
await stage('product pages', times(counts.pages), (n) => page(paths[n % paths.length]!, n >= paths.length))
const pictures = isChosen('pictures') ? await picturePaths() : []
await stage('pictures', times(counts.pictures), (n) => picture(pictures, n))
await stage('searches', times(counts.searches), (n) => page(`/de/search?q=${word(n)}`, false))
await stage('refused uploads and sign-ins', times(counts.refused), refusedCall)
await stage('product pages again', Math.ceil(times(counts.pages) / 4), (n) => page(paths[n % paths.length]!, true))
console.log(`most ${Math.max(...peaks).toFixed(0)} MB${isBeyond() ? `   beyond the ${MOST_MB} MB promised` : ''}`)
await shop.stop({ leaveData: values.data !== undefined })

function isChosen(name: string) {
  return !values.stages || values.stages.split(',').includes(name)
}

/** Measured twelve times on the way. */
async function stage(name: string, count: number, work: (n: number) => Promise<void>) {
  if (!isChosen(name)) return
  const own: number[] = []
  await fourAtATime(count, async (n) => {
    await work(n)
    if ((n + 1) % Math.ceil(count / SAMPLES) === 0) own.push(shop.residentMegabytes())
  })
  own.push(shop.residentMegabytes())
  print(name, count, own)
}

async function fourAtATime(count: number, work: (n: number) => Promise<void>) {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

function print(name: string, count: number, own: number[]) {
  const last = own.slice(-Math.ceil(own.length / 3))
  const growth = last.at(-1)! - last[0]!
  const peak = shop.takePeakMegabytes()
  peaks.push(peak)
  const figures = own.map((megabytes) => megabytes.toFixed(0)).join(' ')
  console.log(
    `${name.padEnd(30)} ${String(count).padStart(6)}   MB: ${figures}   last third ${growth.toFixed(0)}, most ${peak.toFixed(0)}`,
  )
}

async function seed(products: number) {
  const args = ['bin/seed.ts', '--products', String(Math.ceil(products))]
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: '' }
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The seed ended with ${code}.`)
}

async function picturePaths() {
  const some = paths.filter((path) => !path.startsWith('/de/')).slice(0, Math.ceil(times(counts.pictures) / 6))
  const found: string[] = []
  await fourAtATime(some.length, async (n) => {
    const [path] = /\/pictures\/products\/[^"_\\]+/.exec(await (await ask(some[n]!)).text()) ?? []
    if (path) found.push(path)
  })
  return found
}

async function page(path: string, isKnown: boolean) {
  const reply = await ask(path, { headers: { 'accept-encoding': isKnown ? 'gzip' : 'br' } })
  await reply.arrayBuffer()
  if (reply.status >= 500 && reply.status !== 503) throw new Error(`${path} answered ${reply.status}`)
}

async function picture(all: string[], n: number) {
  const format = ['image/webp', 'image/jpeg', 'image/avif'][Math.floor(n / all.length) % 3]!
  const width = [500, 1000][Math.floor(n / all.length / 3) % 2]!
  await (await ask(`${all[n % all.length]!}_${width}`, { headers: { accept: format } })).arrayBuffer()
}

async function refusedCall(n: number) {
  const body = new FormData()
  body.set('file', new File([Buffer.alloc(200_000, n)], 'logo.png', { type: 'image/png' }))
  const upload = ask(`/api/v1/product-designs/${crypto.randomUUID()}/files`, { method: 'POST', body })
  const signIn = ask('/api/v1/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `nobody-${n}@demo.tresen.example`, password: 'Wrong-password-1' }),
  })
  for (const reply of await Promise.all([upload, signIn])) await reply.arrayBuffer()
}

/** Another one for every number: syllables, so that some are found. */
function word(n: number) {
  const syllables = ['ka', 'be', 'ti', 'mo', 'su', 'lan', 'rer', 'bio', 'tas', 'gel']
  return [...String(n + 1000)].map((digit) => syllables[Number(digit)]).join('')
}
