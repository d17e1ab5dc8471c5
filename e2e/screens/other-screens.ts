import type { Page } from 'playwright-core'
import { contactSubjects } from '../../contract/content.ts'
import { contact as contactDe } from '../../texts/de/content/contact.ts'
import { designs as designsDe } from '../../texts/de/designs/screen.ts'
import { contact as contactEn } from '../../texts/en/content/contact.ts'
import { designs as designsEn } from '../../texts/en/designs/screen.ts'
import { accountPaths } from '../../web/account-paths.ts'
import { paths } from '../../web/paths.ts'
import { impersonationCode, local } from '../support/account.ts'
import type { Facts } from './people.ts'
import { dialog, main, type Screen, type Stage } from './screen.ts'
import { check, press } from '../support/user-actions.ts'

const contacts = { de: contactDe, en: contactEn }
const designs = { de: designsDe, en: designsEn }
type DesignState = keyof Facts['designs']
type DesignTab = keyof typeof designsEn.tabs

/** Contact, magazine and designs. */
export const otherScreens: Screen[] = [
  { name: 'contact', path: paths.static('contact-us') },
  ...contactSubjects.map((subject): Screen => ({
    name: `contact-${subject.toLowerCase().replaceAll('_', '-')}`,
    path: paths.static('contact-us'),
    act: ({ page, language }) => main(page).getByLabel(contacts[language].subject).selectOption(subject),
  })),
  { name: 'contact-errors', path: paths.static('contact-us'), act: sendEmpty },
  { name: 'contact-sent', path: paths.static('contact-us'), act: sendMessage },
  { name: 'sell', path: accountPaths.sell() },
  { name: 'sell-form', as: 'hotel', path: accountPaths.sell() },
  { name: 'magazine', path: paths.magazine() },
  { name: 'magazine-page-2', path: paths.magazine(2) },
  { name: 'magazine-page-beyond', path: paths.magazine(99) },
  { name: 'magazine-post', path: ({ slugs }) => paths.post(slugs.post) },
  { name: 'designs', as: 'hotel', path: paths.productDesigns() },
  { name: 'designs-empty', as: 'fresh', path: paths.productDesigns() },
  ...(['draft', 'submitted', 'proof', 'approved'] as const).map((state) => design(`design-${state}`, state)),
  ...(['text', 'print', 'job'] as const).map((tab) => ({
    ...design(`design-draft-${tab}`, 'draft'),
    act: openTab(tab),
  })),
]

function design(name: string, state: DesignState): Screen {
  return { name, as: (facts) => facts.designs[state].as, path: (facts) => paths.productDesign(facts.designs[state].id) }
}
function openTab(tab: DesignTab) {
  return ({ page, language }: Stage) => press(main(page).getByRole('tab', { name: designs[language].tabs[tab] }))
}

function send({ page, language }: Stage) {
  return press(main(page).getByRole('button', { name: contacts[language].send }))
}

async function sendEmpty(stage: Stage) {
  await main(stage.page).getByLabel(contacts[stage.language].email).fill('mira@')
  await send(stage)
  await main(stage.page).locator('[aria-invalid=true]').first().waitFor()
}
async function sendMessage(stage: Stage) {
  const { page, language } = stage
  const t = contacts[language]
  await main(page).getByLabel(t.subject).selectOption('OTHER')
  await main(page).getByLabel(t.firstName).fill('Mira')
  await main(page).getByLabel(t.lastName).fill('Sommer')
  await main(page).getByLabel(t.email).fill('mira@cafe.example')
  await main(page).getByLabel(t.message, { exact: true }).fill('Wann kommt die Ware?')
  await check(main(page).getByLabel(t.privacyAccepted))
  await send(stage)
  await main(page).getByRole('heading', { name: t.sentTitle }).waitFor()
}

/** What lies over pages or takes their place. */
export const stateScreens: Screen[] = [
  { name: 'not-found', path: '/no/such/page', reports: /404/ },
  { name: 'gone', path: ({ goods }) => `/products/xxx-${goods.gone}`, reports: /410/ },
  { name: 'error', path: paths.magazine(), isAlone: true, reports: /500/, act: failedNavigation },
  { name: 'offline', path: paths.magazine(), isAlone: true, reports: /ERR_INTERNET/, act: offlineNavigation },
  { name: 'consent', path: '/', isWindow: true, isAlone: true, act: askForConsent },
  { name: 'cookie-policy-unasked', path: paths.static('cookie-policy'), isAlone: true, act: askForConsent },
  {
    name: 'toasts',
    as: 'office',
    path: '/kaffee-tee',
    isWindow: true,
    reports: /ERR_FAILED/,
    isAlone: true,
    act: showToasts,
  },
  { name: 'impersonation', path: '/', isWindow: true, isAlone: true, act: impersonate },
  { name: 'impersonation-dialog', path: '/', isWindow: true, isAlone: true, act: impersonateAndAsk },
  { name: 'impersonation-expired', path: '/impersonate#code=used', reports: /4\d\d/ },
  { name: 'footer', path: '/', isWindow: true, act: ({ page }) => page.locator('footer').scrollIntoViewIfNeeded() },
]

const openPost = (page: Page) => press(main(page).locator('a[href*="/magazine/"]').first())

async function failedNavigation({ page, t }: Stage) {
  await page.context().route('**/api/v1/mag/**', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  await openPost(page)
  await page.getByRole('heading', { name: t.shell.errorTitle }).waitFor()
}
async function offlineNavigation({ page, t }: Stage) {
  // The footer comes when it is near, and the page of errors a moment after everything else.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /ErrorPage/.test(name)))
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await openPost(page)
  await page.getByRole('heading', { name: t.shell.offlineTitle }).waitFor()
}

async function askForConsent({ page }: Stage) {
  await page.context().addInitScript(() => localStorage.removeItem('consent'))
  await page.reload()
  await dialog(page).waitFor()
}

/** One held by the pointer, the other one by the keyboard's focus, so that they stay. */
async function showToasts({ page, t }: Stage) {
  const add = main(page).getByTitle(t.catalogue.quantity.add, { exact: true })
  await press(add.first())
  await page.getByText(t.cart.added(1)).hover()
  await page.context().route('**/api/v1/cart?*', (route) => route.abort())
  await add.nth(1).press('Enter')
  const dismiss = page.getByRole('alert').getByRole('button', { name: t.ui.dismiss })
  await dismiss.focus()
}

async function impersonate({ page, t, facts, origin, language }: Stage) {
  const whom = { email: 'hotel@demo.tresen.example', mayWrite: true }
  const { url } = await impersonationCode(origin, facts.tokens.operator, whom)
  await page.goto(local(language, new URL(url).pathname.replace(/^\/de/, '') + new URL(url).hash))
  await page.getByText(t.shell.impersonatedAs('Hotel Spreeblick')).waitFor()
}
async function impersonateAndAsk(stage: Stage) {
  await impersonate(stage)
  await stage.page.goto(local(stage.language, paths.addresses()))
  await press(main(stage.page).getByRole('button', { name: stage.t.account.addAddress }))
  await dialog(stage.page).getByLabel(stage.t.account.cityName).waitFor()
}
