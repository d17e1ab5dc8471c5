import type { Browser } from 'playwright-core'
import { local, texts, type Language } from '../support/account.ts'
import type { Facts } from '../screens/people.ts'
import type { Screen } from '../screens/screen.ts'
import type { Answer, Decide } from './edge.ts'
import { failureTitles, isExpected, wrongAtOnce, wrongWhenDone } from './findings.ts'
import { findTarget } from './find-target.ts'
import type { WalkedShop } from './people.ts'
import type { Snapshot } from './snapshot.ts'
import { openTab, type Tab } from './tab.ts'

export type Stage = { browser: Browser; shop: WalkedShop; facts: Facts }
/** A screen, loaded as a document or reached from another page. */
export type Visit = { screen: Screen; language: Language; way: 'loaded' | 'navigated' }
type Part = { part: string; answer: Answer; good: Snapshot }

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 1000 }
/** Longer than an action takes; one whose script is not there never ends. */
const ACT_MS = 4000

/** What a visit on a good network asks for, and what it ends with. */
export async function visitWell(stage: Stage, visit: Visit) {
  const tab = await openVisit(stage, visit)
  await goThere(stage, visit, tab)
  await tab.settle()
  const isActed = await act(stage, visit, tab)
  await tab.settle()
  const good = await tab.snapshotWhenDone()
  const addresses = tab.takeRequests()
  const findings = [
    ...wrongAtOnce(good),
    ...wrongWhenDone(good),
    ...tab.takeComplaints().filter((it) => !isExpected(it, false)),
    ...(isActed ? [] : ['what it opens does not open']),
  ]
  await tab.page.context().close()
  return {
    good,
    findings: findings.map((what) => `${nameOf(visit)}: ${what}`),
    calls: addresses.filter((address) => address.startsWith('GET /api/v1/')).map((address) => address.slice(4)),
    assets: addresses.filter((address) => address.startsWith('GET /assets/')).map((address) => address.slice(4)),
  }
}

/** The call fails until the page has said so; then the network is good again and the way that the page offers has to heal it. */
export async function failCall(stage: Stage, visit: Visit, { part, answer, good }: Part): Promise<string[]> {
  const tab = await openVisit(stage, visit)
  await tab.edge.set(({ url, method }) => (method === 'GET' && new URL(url).pathname === part ? answer : undefined))
  await goThere(stage, visit, tab)
  await tab.settle()
  const failed = await tab.snapshotWhenDone()
  const findings = [...wrongAtOnce(failed), ...wrongWhenDone(failed), ...tab.takeLoops()]
  // Such as that there is no such order, when nobody could know.
  const isTrue = failed.canRetry || [good.title, ...failureTitles, ''].includes(failed.title)
  if (!isTrue) findings.push(`says “${failed.title}” without a way to try again`)
  await tab.edge.clear()
  findings.push(...tab.takeComplaints().filter((complaint) => !isExpected(complaint, true)))
  if (failed.canRetry && !good.canRetry) findings.push(...(await retry(tab, good)))
  await tab.page.context().close()
  return findings.map((what) => `${nameOf(visit)}, ${part} answers ${nameOfAnswer(answer)}: ${what}`)
}

/** The asset does not arrive the first time it is asked for. */
export async function failAsset(stage: Stage, visit: Visit, { part, answer, good }: Part): Promise<string[]> {
  const tab = await openVisit(stage, visit)
  await tab.edge.set(once(part, answer))
  await goThere(stage, visit, tab)
  await tab.settle(ACT_MS)
  const isActed = await act(stage, visit, tab)
  await tab.settle(ACT_MS)
  const failed = await tab.snapshotWhenDone()
  // Without its style sheet no page fits.
  const isStyle = part.endsWith('.css')
  const findings = wrongAtOnce({ ...failed, wide: isStyle ? null : failed.wide }).concat(
    wrongWhenDone(failed),
    tab.takeLoops(),
  )
  findings.push(...tab.takeComplaints().filter((complaint) => !isExpected(complaint, true)))
  if (failed.canRetry && !good.canRetry && isActed) findings.push(...(await retry(tab, good)))
  // Who presses again asks for the missing part again.
  if (!isActed && !failed.isEmpty && !(await act(stage, visit, tab))) findings.push('a second press leads nowhere')
  await tab.page.context().close()
  return findings.map((what) => `${nameOf(visit)}, ${part} answers ${nameOfAnswer(answer)}: ${what}`)
}

const nameOf = ({ screen, language, way }: Visit) => `${screen.name} (${language}, ${way})`
const nameOfAnswer = (answer: Answer) => (typeof answer === 'object' ? 'late' : String(answer))

function once(part: string, answer: Answer): Decide {
  let isDone = false
  return ({ url }) => {
    if (isDone || new URL(url).pathname !== part) return undefined
    isDone = true
    return answer
  }
}

async function openVisit({ browser, shop, facts }: Stage, { screen, language, way }: Visit): Promise<Tab> {
  const isShownAt = (width: 390 | 1440) => !screen.only || screen.only.includes(width)
  const viewport = isShownAt(390) && (language === 'de' || !isShownAt(1440)) ? phone : desktop
  const context = await browser.newContext({ baseURL: shop.origin, viewport, reducedMotion: 'reduce' })
  const person = typeof screen.as === 'function' ? screen.as(facts) : screen.as
  await context.addInitScript((token) => {
    if (location.protocol === 'about:') return
    if (localStorage.getItem('consent') === null) localStorage.setItem('consent', 'denied')
    if (token) localStorage.setItem('Authorization', token)
  }, person && facts.tokens[person])
  const tab = await openTab(await context.newPage())
  if (way === 'navigated') {
    await tab.page.goto(local(language, '/static/faqs'))
    await tab.settle()
    tab.takeRequests()
    tab.takeComplaints()
  }
  return tab
}

async function goThere({ facts }: Stage, { screen, language, way }: Visit, { page }: Tab): Promise<void> {
  const path = local(language, typeof screen.path === 'function' ? screen.path(facts) : screen.path)
  if (way === 'loaded') return void (await page.goto(path, { waitUntil: 'domcontentloaded' }))
  const heading = await page.waitForSelector('main h1')
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForFunction((before) => !before.isConnected, heading, { timeout: ACT_MS }).catch(() => {})
}

/** Brings the page into the screen's state; answers whether it got there. */
async function act({ shop, facts }: Stage, { screen, language }: Visit, { page }: Tab): Promise<boolean> {
  page.setDefaultTimeout(ACT_MS)
  const { origin, db } = shop
  const done = screen.act?.({ page, language, t: texts[language], facts, origin, db })
  return (done ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
}

async function retry(tab: Tab, good: Snapshot): Promise<string[]> {
  const target =
    (await findTarget(tab.page, { kind: 'button', area: 0, nth: 0, retry: true })) ??
    (await findTarget(tab.page, { kind: 'link', area: 0, nth: 0, retry: true }))
  if (!target) return ['the way to try again cannot be pressed']
  await tab.page.mouse.click(target.x, target.y)
  await tab.settle()
  const healed = await tab.snapshotUntil(
    ({ canRetry, title, busy }) => !canRetry && title === good.title && busy.length === 0,
  )
  return [
    ...wrongAtOnce(healed),
    ...wrongWhenDone(healed),
    ...(healed.canRetry || healed.title !== good.title
      ? [
          `${target.name} does not heal it: “${healed.title}” instead of “${good.title}”${healed.canRetry ? ', and still offers to try again' : ''}`,
        ]
      : []),
  ]
}
