import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { deskLists } from '../contract/desk/lists.ts'
import type { Side } from './desk/workplace.ts'
import { openPage, type PressedPage } from './pressed-page.tsx'
import type { SmallElement } from './small-dom.ts'

let page: PressedPage | undefined
function close() {
  page?.close()
  page = undefined
}
afterEach(close)
afterAll(async () => {
  // React still finishes what it had begun.
  await new Promise<void>((resolve) => setTimeout(resolve))
  vi.unstubAllGlobals()
})

/** What follows by itself goes on until it is so. */
const until = (isSo: () => boolean) => expect.poll(isSo, { interval: 5 }).toBe(true)

/** As it stands once all has come. */
async function open(side: Side, address: string): Promise<PressedPage> {
  close()
  page = await openPage(vi.stubGlobal, side, address)
  await until(page.isSettled)
  return page
}

const lists = Object.entries(deskLists).flatMap(([side, paths]) =>
  Object.keys(paths).map((path) => ({ side: side as Side, path })),
)
const named = (...names: string[]) => lists.filter(({ side, path }) => names.includes(`${side} ${path}`))

const chipsIn = ({ all }: PressedPage) => all().filter((one) => one.localName === 'select' && one.inside('desk-chip'))
const choicesOf = (select: SmallElement) => select.options.flatMap((option) => option.getAttribute('value') || [])
const rowIn = ({ all }: PressedPage) => all().find((one) => one.hasClass('desk-open'))!
const boxIn = ({ all }: PressedPage) => all().findLast((one) => one.localName === 'input' && one.inside('desk-box'))!
const actionsIn = ({ all }: PressedPage) => all().filter((one) => one.localName === 'button' && one.inside('desk-bulk'))
/** The last of its rows; what can be done with it comes when it is chosen. */
async function choose(list: PressedPage) {
  list.press(boxIn(list), 'onChange')
  await until(() => actionsIn(list).length > 0)
}
const urlsOf = ({ sent }: PressedPage) => new Set(sent.map(({ url }) => url))

/** Choices that only the samples make up: these pages know theirs, and ask for nothing else. */
const madeUp = ['orders?status=Muster', 'orders?payment=Muster', 'orders?category=Muster', 'payouts?year=1']

test.each(lists)(
  '$side $path: each filter leads to an address that asks for something else',
  async ({ side, path }) => {
    const whole = await open(side, path)
    const before = urlsOf(whole)
    for (const place of chipsIn(whole).keys()) {
      const fresh = await open(side, path)
      const chip = chipsIn(fresh)[place]!
      chip.value = choicesOf(chip).at(-1)!
      fresh.press(chip, 'onChange')
      const [to = ''] = fresh.gone
      const [at, query] = to.split('?')
      const [[name, value] = []] = new URLSearchParams(query)
      expect({ at, value }).toEqual({ at: `/de/${side}/${path}`, value: chip.value })
      expect(deskLists[side][path]!.filters.filter((filter) => filter !== 'q')).toContain(name)
      const address = to.slice(`/de/${side}/`.length)
      if (side === 'supplier' && madeUp.includes(address)) continue
      const urls = [...urlsOf(await open(side, address))]
      expect(
        urls.filter((url) => !before.has(url)),
        address,
      ).not.toEqual([])
    }
  },
)

const opened = 'orders claims messages payouts receivables'.split(' ').map((path) => `supplier ${path}`)

test.each(named(...opened, 'operator products'))('$side $path: a row opens beside the list', async ({ side, path }) => {
  const list = await open(side, path)
  list.press(rowIn(list), 'onClick')
  const [to = ''] = list.gone
  expect(to).toBe(`/de/${side}/${path}?open=Muster`)
  const beside = await open(side, to.slice(`/de/${side}/`.length))
  expect(beside.all().some((one) => one.hasClass('desk-with-panel'))).toBe(true)
})

const led = ['products', 'imports', 'product-designs'].map((path) => `supplier ${path}`)

test.each(named(...led, 'operator tickets', 'operator stores'))(
  '$side $path: a row leads to its page',
  async ({ side, path }) => {
    const list = await open(side, path)
    list.press(rowIn(list), 'onClick')
    expect(list.gone).toEqual([expect.stringMatching(new RegExp(`^/de/${side}/.+`))])
  },
)

const many = ['supplier orders', 'supplier products', 'operator tickets', 'operator stores', 'operator products']

test.each(named(...many))(
  '$side $path: what is done with chosen rows is there with the first, and acts on it',
  async ({ side, path }) => {
    const list = await open(side, path)
    expect(actionsIn(list)).toEqual([])
    await choose(list)
    const actions = actionsIn(list).map(({ textContent }) => textContent)
    for (const [at, action] of actions.entries()) {
      const fresh = await open(side, path)
      await choose(fresh)
      fresh.press(actionsIn(fresh)[at]!, 'onClick')
      // What none of them can take does nothing.
      if (action.endsWith(': 0 von 1')) continue
      const isSent = () => fresh.sent.some(({ endpoint, body }) => endpoint.method !== 'GET' && body.includes('Muster'))
      const hasDialog = () => fresh.all().some(({ localName }) => localName === 'dialog')
      await until(() => isSent() || hasDialog())
    }
  },
)
