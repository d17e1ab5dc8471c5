import { seededRandom } from '../../api/platform/pictures/seeded-random.ts'
import { local, PASSWORD } from '../support/account.ts'
import { findTarget, type Target, type TargetKind } from './find-target.ts'
import { faults, storeToken, type FaultName, type Walk } from './open-walk.ts'
import { createSession, endSessions } from './people.ts'
import { evaluate, takeSnapshot } from './snapshot.ts'

/** What a disturbance from outside must not take away. */
export type Act = { name: string; preservesTyped?: 'all' | 'public' | 'form'; isDouble?: true; isButton?: true }
type Action = { weight: number; when?: (walk: Walk) => boolean; run: (walk: Walk) => Promise<Act | null> }

const isCalm = ({ fault }: Walk) => fault === null
const isReachable = ({ fault }: Walk) => fault?.name !== 'offline'

/** In their order and with their weights they are what a seed means. */
const actions: Action[] = [
  { weight: 30, run: (walk) => press(walk, 'link') },
  { weight: 30, run: (walk) => press(walk, 'button') },
  { weight: 4, run: (walk) => press(walk, 'button', 2) },
  { weight: 2, run: (walk) => press(walk, 'link', 2) },
  { weight: 9, run: (walk) => press(walk, 'choice') },
  { weight: 13, run: type },
  { weight: 4, run: (walk) => key(walk, 'Enter') },
  { weight: 3, run: (walk) => key(walk, 'Escape') },
  { weight: 2, run: (walk) => key(walk, 'Tab') },
  { weight: 6, when: isReachable, run: (walk) => travel(walk, 'back') },
  { weight: 3, when: isReachable, run: (walk) => travel(walk, 'forward') },
  { weight: 3, when: isReachable, run: (walk) => travel(walk, 'reload') },
  { weight: 1, when: isReachable, run: reloadAndGoBack },
  { weight: 5, when: isReachable, run: openPath },
  { weight: 5, run: scroll },
  { weight: 2, when: isCalm, run: (walk) => setFault(walk, 'offline') },
  { weight: 2, when: isCalm, run: (walk) => setFault(walk, 'slow') },
  { weight: 2, when: isCalm, run: (walk) => setFault(walk, 'failing') },
  { weight: 1, when: isCalm, run: (walk) => setFault(walk, 'down') },
  { weight: 2, when: isCalm, run: (walk) => setFault(walk, 'cut') },
  { weight: 2, when: isCalm, run: (walk) => signInElsewhere(walk, 0) },
  { weight: 1, when: isCalm, run: (walk) => signInElsewhere(walk, 1) },
  { weight: 1, when: isCalm, run: signOutElsewhere },
  { weight: 2, when: isCalm, run: endSession },
]

/** Does what the seed says comes next; the choice depends on nothing but the seed, the number and what is on the page. */
export async function act(walk: Walk, number: number): Promise<Act> {
  walk.random = seededRandom(walk.seed * 1_000_003 + number * 7919)
  const { hasPassword } = await takeSnapshot(walk.tab.page)
  if (hasPassword && walk.random() < 0.25) return signIn(walk)
  for (;;) {
    const possible = actions.filter(({ when }) => !when || when(walk))
    let draw = walk.random() * possible.reduce((sum, { weight }) => sum + weight, 0)
    const action = possible.find(({ weight }) => (draw -= weight) < 0)!
    const done = await action.run(walk)
    if (done) return done
  }
}

/** The next action has a little less to bear. Answers whether the network has just become good again. */
export async function calm(walk: Walk): Promise<boolean> {
  if (!walk.fault || --walk.fault.left > 0) return false
  if (walk.fault.name === 'offline') await walk.context.setOffline(false)
  else await walk.tab.edge.clear()
  walk.fault = null
  return true
}

async function setFault(walk: Walk, name: FaultName): Promise<Act> {
  const { random } = walk
  walk.fault = { name, left: 2 + Math.floor(random() * 3) }
  if (name === 'offline') await walk.context.setOffline(true)
  else {
    const draws = seededRandom(Math.floor(random() * 1e9))
    await walk.tab.edge.set(({ url }) =>
      name === 'slow' || url.includes('/api/') || name === 'cut' ? faults[name](draws()) : undefined,
    )
  }
  return { name: `the network is ${name} for ${walk.fault.left - 1} actions`, preservesTyped: 'all' }
}

async function press(walk: Walk, kind: TargetKind, times = 1): Promise<Act | null> {
  const target = await aim(walk, kind)
  if (!target) return null
  const { page } = walk.tab
  if (target.type === 'select') {
    await page.mouse.click(target.x, target.y)
    const steps = 1 + Math.floor(walk.random() * Math.min(5, target.options))
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
    return { name: `chooses option ${steps} of ${target.name}` }
  }
  await page.mouse.click(target.x, target.y, { clickCount: times })
  const how = times > 1 ? 'presses twice' : 'presses'
  return {
    name: `${how} ${target.name}`,
    ...(times > 1 && { isDouble: true as const }),
    ...(kind === 'button' && { isButton: true as const }),
    // A refused form keeps what stands in it.
    ...(target.isSubmit &&
      walk.fault &&
      ['down', 'offline'].includes(walk.fault.name) && { preservesTyped: 'form' as const }),
  }
}

function aim(walk: Walk, kind: TargetKind): Promise<Target | null> {
  const { random, fault } = walk
  return findTarget(walk.tab.page, { kind, area: random(), nth: random(), retry: fault === null && random() < 0.5 })
}

const inputs = [
  'Kaffee', 'Müsli & Äpfel', 'x', '12', '0', '-1', '99999', '1,5', '10115', 'WILLKOMMEN10', '<b>fett</b>', "'; --", '☕️🫖',
  'W'.repeat(200), 'Donaudampfschifffahrtsgesellschaft', ' ', '', 'DE811907980', '+49 221 998877',
] // prettier-ignore

async function type(walk: Walk): Promise<Act | null> {
  const target = await aim(walk, 'field')
  if (!target) return null
  const { keyboard, mouse } = walk.tab.page
  const draw = walk.random()
  const emails = [walk.buyers[0].email, 'mira@cafe.example', 'mira@']
  const suited = target.type === 'email' ? emails : target.type === 'password' ? [PASSWORD, 'kurz'] : inputs
  const list = draw < 0.8 ? suited : inputs
  const text = list[Math.floor(walk.random() * list.length)]!
  await mouse.click(target.x, target.y)
  await keyboard.press('ControlOrMeta+A')
  await (text ? keyboard.insertText(text) : keyboard.press('Delete'))
  return { name: `types “${text.slice(0, 20)}” into ${target.name}` }
}

async function key({ tab: { page } }: Walk, name: string): Promise<Act> {
  await page.keyboard.press(name)
  return { name: `presses the key ${name}` }
}

async function scroll({ tab: { page }, random }: Walk): Promise<Act> {
  const to = random()
  await evaluate(page, (part) => scrollTo(0, part * document.documentElement.scrollHeight), to)
  return { name: `scrolls to ${Math.round(to * 100)} %` }
}

async function travel({ tab: { page } }: Walk, way: 'back' | 'forward' | 'reload'): Promise<Act> {
  await evaluate(
    page,
    (where) => {
      // After this evaluation, which a new document would end.
      setTimeout(() => (where === 'reload' ? location.reload() : where === 'back' ? history.back() : history.forward()))
    },
    way,
  )
  await page.waitForTimeout(20)
  return { name: `goes ${way}` }
}

async function reloadAndGoBack(walk: Walk): Promise<Act> {
  const { page } = walk.tab
  await page.reload({ waitUntil: 'commit' }).catch(unlessInterrupted)
  await travel(walk, 'back')
  return { name: 'reloads and goes back before the page listens' }
}

const places = [
  '/', '/search?q=Kaffee', '/kaffee-tee', '/search?sale=true', '/stores', '/magazine', '/cart', '/checkout', '/login', '/register',
  '/forgot-password', '/static/faqs', '/static/contact-us', '/account/info', '/account/orders', '/account/addresses',
  '/account/wishlist', '/account/change-password', '/account/exclusive', '/account/product-designs',
] // prettier-ignore

async function openPath({ tab: { page }, random, language }: Walk): Promise<Act> {
  const path = local(language, places[Math.floor(random() * places.length)]!)
  await page.goto(path, { waitUntil: 'domcontentloaded' }).catch(unlessInterrupted)
  return { name: `opens ${path}` }
}

async function signIn(walk: Walk): Promise<Act> {
  const { page } = walk.tab
  const email = walk.buyers[walk.random() < 0.8 ? 0 : 1].email
  const isDone = await evaluate(
    page,
    ([address, password]) => {
      const form = document.querySelector('input[type=password], input[autocomplete$=password]')?.closest('form')
      const fields = [
        'input[type=email], input[name=email]',
        'input[type=password], input[autocomplete$=password]',
      ].map((it) => form?.querySelector<HTMLInputElement>(it))
      for (const [i, field] of fields.entries()) {
        if (!field) return false
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, [address, password][i])
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      form!.requestSubmit()
      return true
    },
    [email, PASSWORD] as const,
  )
  return { name: isDone ? `signs in as ${email}` : 'finds no form to sign in' }
}

async function signInElsewhere(walk: Walk, which: 0 | 1): Promise<Act> {
  const token = await createSession(walk.shop, walk.buyers[which])
  await walk.other.evaluate(storeToken, token)
  return { name: `signs in as account ${which + 1} in another tab`, preservesTyped: 'public' }
}

async function signOutElsewhere({ other }: Walk): Promise<Act> {
  await other.evaluate(storeToken, null)
  return { name: 'signs out in another tab', preservesTyped: 'public' }
}

async function endSession(walk: Walk): Promise<Act> {
  await Promise.all(walk.buyers.map((buyer) => endSessions(walk.shop, buyer)))
  return { name: 'all sessions end', preservesTyped: 'all' }
}

// What the page had begun itself may come in between.
function unlessInterrupted(error: unknown): void {
  if (!/interrupted|ERR_ABORTED/.test(String(error))) throw error
}
