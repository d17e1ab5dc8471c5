import { expect, test } from 'vitest'
import type { Language } from '../support/account.ts'
import { eachNth, isLong, isWalk } from '../../test/runner/long.ts'
import { allScreens } from '../screens/all-screens.ts'
import { browser, facts, openScreens, shop } from '../screens/opened.ts'
import type { Answer } from './edge.ts'
import { failAsset, failCall, visitWell, type Visit } from './fail-once.ts'

openScreens()

// The long version of npm run walk takes most of an hour.
const timeout = isWalk ? 7_200_000 : 600_000

// Some that read much of their own, and what can be opened on some; `npm run walk` goes through all.
const pages = [
  'home-buyer', 'search', 'store-buyer', 'product-buyer', 'wishlist', 'cart', 'checkout-payment', 'order-delivered', 'claim-new',
] // prettier-ignore
const opened = ['menu', 'search-suggest', 'category-filters', 'login-dialog', 'mini-cart', 'addresses-form']

// Those that answer badly themselves, or whose page is a refusal.
const usual = allScreens.filter(({ reports, name }) => !reports && !/-(loading|failed)$|^toasts$/.test(name))
const named = (names: string[]) => usual.filter(({ name }) => names.includes(name))
const languageOf = (i: number): Language => (i % 2 === 0 ? 'de' : 'en')
const answers: Answer[] = [500, 'cut', 429]
/** A page that is navigated to asks for all that a loaded one does, and for what the server had put into that. */
const waysTo = (i: number): Visit['way'][] =>
  isWalk ? ['loaded', 'navigated'] : [i % 3 === 0 ? 'loaded' : 'navigated']

test(
  'each call of a page may fail: it says so, asks no more than it should and can be tried again',
  { timeout },
  async () => {
    const found: string[] = []
    const covered = new Set<string>()
    const screens = (isWalk ? usual : named(eachNth(9, pages))).filter(({ act }) => !act)
    for (const [i, screen] of screens.entries()) {
      for (const way of waysTo(i)) {
        const visit: Visit = { screen, language: languageOf(i), way }
        const { good, calls, findings } = await visitWell({ browser, shop, facts }, visit)
        found.push(...findings)
        for (const part of calls) {
          // Elsewhere the same call of the same kind of page would say the same.
          const kind = `${part.replaceAll(/[\w-]*\d[\w-]*/g, '#')} ${isWalk ? `${screen.name} ${way}` : ''}`
          if (covered.has(kind)) continue
          covered.add(kind)
          for (const answer of isWalk ? answers : answers.slice(covered.size % 3, (covered.size % 3) + 1))
            found.push(...(await failCall({ browser, shop, facts }, visit, { part, answer, good })))
        }
      }
    }
    expect(found).toEqual([])
    expect(covered.size).toBeGreaterThan(isLong ? 20 : 5)
  },
)

test(
  'each asset may be missing once: the page stays, says so where it matters, and works with the next press',
  { timeout },
  async () => {
    const found: string[] = []
    const covered = new Set<string>()
    const screens = isWalk ? usual : named(eachNth(6, opened))
    for (const [i, screen] of screens.entries()) {
      const visit: Visit = { screen, language: languageOf(i), way: 'loaded' }
      const { good, assets, findings } = await visitWell({ browser, shop, facts }, visit)
      found.push(...findings)
      const fresh = assets.filter((part) => !covered.has(isWalk ? `${part} ${screen.as ? 'buyer' : 'visitor'}` : part))
      for (const part of isWalk ? fresh : fresh.slice(-2)) {
        covered.add(isWalk ? `${part} ${screen.as ? 'buyer' : 'visitor'}` : part)
        const answer = covered.size % 2 === 0 ? 404 : 'cut'
        found.push(...(await failAsset({ browser, shop, facts }, visit, { part, answer, good })))
      }
    }
    expect(found).toEqual([])
  },
)
