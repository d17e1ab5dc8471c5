import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openBrowser } from '../e2e/support/browser.ts'
import { allScreens } from '../e2e/screens/all-screens.ts'
import { writeContactSheet } from '../e2e/screens/contact-sheet.ts'
import { openScreenShop } from '../e2e/screens/open-screen-shop.ts'
import { prepareFacts } from '../e2e/screens/people.ts'
import { schemes, widths } from '../e2e/screens/screen.ts'
import { takeScreens, type Fault } from '../e2e/screens/take-screens.ts'
import { closeInOrder } from './shop/close-in-order.ts'
import { buildIfStale } from './build/web-build.ts'

// npm run screens [-- --language de --width 390 --scheme dark --only WORD --folder screens]: every screen in every state
// of a shop of its own, as pictures, and a list of what is wrong with them.
const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true, default: [''] },
    folder: { type: 'string', default: 'screens' },
  },
})
const languages = chosen(['de', 'en'] as const, values.language)
const atWidths = chosen(widths, values.width)
const inSchemes = chosen(schemes, values.scheme)
const screens = allScreens.filter(({ name }) => values.only.some((word) => name.includes(word)))
if ([languages, atWidths, inSchemes, screens].some(({ length }) => length === 0)) {
  console.error(
    'npm run screens -- [--language de|en] [--width 390|820|1440] [--scheme light|dark] [--folder FOLDER] [--only WORD],',
  )
  console.error(`where WORD is part of one of: ${allScreens.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const closing: (() => Promise<unknown>)[] = []
const close = async () => {
  for (const end of closing.splice(0).toReversed()) await end()
}
closeInOrder(close)
const began = performance.now()
await buildIfStale()
const shop = await openScreenShop()
closing.push(() => shop.close())
const facts = await prepareFacts(shop)
const browser = await openBrowser()
closing.push(() => browser.close())
const { folder } = values
// With fewer than all, the others' pictures of the last time stay.
if (screens.length === allScreens.length) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
console.log(`The shop is ready after ${seconds()} s; ${screens.length} screens are taken.`)
let done = 0
const all = screens.length * languages.length
const { shots, faults } = await takeScreens(
  { browser, shop, facts, folder, languages, widths: atWidths, schemes: inSchemes },
  screens,
  () => ++done % 20 === 0 && console.log(`${done} of ${all} after ${seconds()} s`),
)
await writeContactSheet(folder, shots)
for (const line of gathered(faults)) console.log(line)
console.log(`${shots.length} pictures after ${seconds()} s; look at ${folder}/index.html.`)
await close()
process.exit(faults.some(({ fault }) => fault.startsWith('could not')) ? 1 : 0)

function chosen<T extends string | number>(known: readonly T[], requested: string[] | undefined): T[] {
  if (requested?.some((name) => !known.some((value) => String(value) === name))) return []
  return known.filter((value) => !requested || requested.includes(String(value)))
}

/** Each fault once, with all places where it was met. */
function gathered(found: Fault[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { screen, where, fault } of found) {
    const line = `${screen}: ${fault}`
    places.set(line, (places.get(line) ?? new Set()).add(where))
  }
  return [...places.keys()].toSorted().map((line) => `${line} (${[...places.get(line)!].join(', ')})`)
}

function seconds() {
  return Math.round((performance.now() - began) / 1000)
}
