import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { createWorld } from '../every-call/world.ts'
import type { Answer } from './ask.ts'
import { canBeRead, see, seeXml } from './files.ts'
import { decode, liveMarkup } from './markup.ts'
import { marksIn } from './payloads.ts'
import { shown } from './shown.ts'
import { drawSharedPictures, readEverything, renderPublicPages, sendMails } from './surfaces.ts'
import { takenScripts, writeHostileTexts, type Written } from './write-texts.ts'

let app: TestApp
let written: Written[]
let answers: Answer[]
const faults: string[] = []
let site: Awaited<ReturnType<typeof renderPublicPages>>
let pictures: Record<string, number>
let mails: Awaited<ReturnType<typeof sendMails>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  const world = await createWorld(app)
  const walk = await writeHostileTexts(world)
  // First, as what is read is got ready by the entries, which write over a store now and then.
  site = await renderPublicPages(world)
  pictures = await drawSharedPictures(world, site.pages)
  const read = await readEverything(world)
  written = walk.written
  answers = [...walk.answers, ...read.answers]
  faults.push(...walk.faults, ...read.faults)
  mails = await sendMails(world)
}, 600_000)
afterAll(() => app.close())

/** That these texts were there, as nothing is proven by what shows none of them. */
function expectShown(texts: string[], expected: string[]) {
  const marks = new Set(texts.flatMap(marksIn))
  const seen = written.filter(({ n }) => marks.has(n)).map(({ call, path }) => `${call} ${path}`)
  expect(expected.filter((text) => !seen.includes(text))).toEqual([])
}

test('each free text of the contract is taken as it is or refused by its name, and what cannot be stored is refused', () => {
  expect(faults).toEqual([])
})

test('no address that a browser would run is taken', () => {
  expect(takenScripts(written)).toEqual([])
})

test.each(Object.entries(shown.answers))(
  'what is answered as %s is nothing but data, and no cell a formula',
  (type, texts) => {
    const seen = answers.filter((answer) => answer.type === type && canBeRead(answer)).map(see)
    expect(seen.flatMap((answer) => answer.faults)).toEqual([])
    expectShown(
      seen.map(({ text }) => text),
      texts,
    )
  },
)

test('pages show it as text, and lead nowhere by a script', () => {
  expect(site.pages.flatMap(({ path, html }) => liveMarkup(html).map((fault) => `${path}: ${fault}`))).toEqual([])
  expect(site.maps.flatMap((map) => seeXml(map).faults)).toEqual([])
  expectShown(
    site.pages.map(({ html }) => decode(html)),
    shown.pages,
  )
})

test('pictures for who shares a page are drawn', () => {
  expect(Object.keys(pictures).length).toBeGreaterThan(0)
  expect(Object.entries(pictures).filter(([, status]) => status !== 200)).toEqual([])
})

test('mails hold it as text, go to one address and have no header of its making', () => {
  expect(mails.flatMap(({ subject, html = '' }) => liveMarkup(html).map((fault) => `${subject}: ${fault}`))).toEqual([])
  const names = new Set(mails.flatMap(({ headers }) => headers.map(({ key }) => key)))
  expect([...names].filter((name) => !ours.includes(name))).toEqual([])
  expect(mails.filter(({ to = [] }) => to.length !== 1)).toEqual([])
  expectShown(
    mails.map(({ text = '', html = '' }) => text + html),
    shown.mails,
  )
})
const ours = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'in-reply-to',
  'message-id',
  'mime-version',
  'references',
  'reply-to',
  'subject',
  'to',
]
