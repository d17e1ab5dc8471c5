import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { allScreens } from '../e2e/screens/all-screens.ts'
import { openScreenShop } from '../e2e/screens/open-screen-shop.ts'
import { prepareFacts } from '../e2e/screens/people.ts'
import { takeScreens } from '../e2e/screens/take-screens.ts'
import { openBrowser } from '../e2e/support/browser.ts'
import { buildIfStale } from './build/web-build.ts'
import { closeInOrder } from './shop/close-in-order.ts'

// npm run readme-pictures: takes the pictures of the README anew from a shop of its own.
const FOLDER = join(import.meta.dirname, '../docs/pictures')
const SHOWN: Record<string, string> = {
  'home-buyer': 'home',
  'category-buyer': 'listing',
  cart: 'cart',
  'order-delivered': 'order',
}
const MOST_BYTES = 150_000
const QUALITY = 82

const closing: (() => Promise<unknown>)[] = []
const close = async () => {
  for (const end of closing.splice(0).toReversed()) await end()
}
closeInOrder(close)
await buildIfStale()
const shop = await openScreenShop()
closing.push(() => shop.close())
const facts = await prepareFacts(shop)
const browser = await openBrowser()
closing.push(() => browser.close())
const folder = await mkdtemp(join(tmpdir(), 'tresen-pictures-'))
closing.push(() => rm(folder, { recursive: true }))

const screens = allScreens.filter(({ name }) => name in SHOWN).map((screen) => ({ ...screen, isWindow: true as const }))
const round = { browser, shop, facts, folder, languages: ['en'], widths: [1440], schemes: ['light'] } as const
const { shots, faults } = await takeScreens(round, screens, () => {})
await mkdir(FOLDER, { recursive: true })
for (const { screen, file } of shots) {
  const path = join(FOLDER, `${SHOWN[screen]}.webp`)
  const { size } = await sharp(join(folder, file)).webp({ quality: QUALITY }).toFile(path)
  console.log(`${path}: ${size} bytes`)
  if (size > MOST_BYTES) faults.push({ screen, where: path, fault: `${size} of ${MOST_BYTES} bytes` })
}
for (const { screen, where, fault } of faults) console.error(`${screen} (${where}): ${fault}`)
await close()
process.exit(shots.length === Object.keys(SHOWN).length && faults.length === 0 ? 0 : 1)
