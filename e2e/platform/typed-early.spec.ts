import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachNth } from '../../test/runner/long.ts'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

const size = { width: 1440, height: 900 }

openForAll()

/** The server's page before any of its code is there; `wake` lets the code come. */
async function arriveEarly(path: string, width = size.width) {
  const visited = await visit(browser, shop.origin, { ...size, width })
  const { page, context } = visited
  const held: Route[] = []
  let isAwake = false
  await context.route(/assets\/(?!early).*\.js$/, (route) => (isAwake ? route.continue() : held.push(route)))
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return {
    ...visited,
    async wake() {
      isAwake = true
      await Promise.all(held.map((route) => route.continue()))
      await page.waitForLoadState('networkidle')
      // On a busy machine the page comes to life long after its code has arrived.
      await page.locator('html[data-alive]').waitFor()
    },
  }
}

const typed: [path: string, values: Record<string, string>][] = [
  ['/de/register', { firstName: 'Mira', email: 'mira@cafe.example', password: 'Espresso-Tonic-8' }],
  ['/login', { email: 'mira@cafe.example', password: 'Espresso-Tonic-8' }],
  ['/de/static/contact-us', { subject: 'OTHER', firstName: 'Mira', message: 'Wann kommt die Ware?' }],
  ['/forgot-password', { email: 'mira@' }],
]
test.each(eachNth(4, typed))('what is typed at %s before its code is there stays and is sent', async (path, values) => {
  const { page, context, problems, wake } = await arriveEarly(path)
  const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`)
  for (const [name, value] of Object.entries(values))
    await (name === 'subject' ? field(name).selectOption(value) : field(name).fill(value))
  await wake()
  await page.getByRole('main').locator('form button[type=submit]').click()
  await page.getByRole('main').locator('[aria-invalid=true], [role=alert]:not(:empty)').first().waitFor()
  for (const [name, value] of Object.entries(values)) expect(await field(name).inputValue(), name).toEqual(value)
  if (path !== '/login') expect(problems.filter((text) => !/40\d/.test(text))).toEqual([])
  await context.close()
})

const sent: [path: string, values: Record<string, string>][] = [
  ['/login', { email: 'mira@cafe.example', password: 'Espresso-Tonic-8' }],
  ['/de/register', { firstName: 'Mira', email: 'mira@cafe.example' }],
  ['/forgot-password', { email: 'mira@' }],
  ['/de/static/contact-us', { firstName: 'Mira', message: 'Wann kommt die Ware?' }],
]
test.each(eachNth(4, sent))('what is sent at %s before its code is there is sent once it is', async (path, values) => {
  const { page, context, problems, wake } = await arriveEarly(path)
  const form = page.getByRole('main').locator('form[method=post]')
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('button[type=submit]').click()
  await form.locator('button[type=submit][aria-busy=true]').waitFor()
  await form.locator('button[type=submit]').click()
  await wake()
  await form.locator('[aria-invalid=true], [role=alert]:not(:empty)').first().waitFor()
  for (const [name, value] of Object.entries(values))
    expect(await form.locator(`[name=${name}]`).inputValue(), name).toBe(value)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(problems.filter((text) => !text.startsWith('401 POST'))).toEqual([])
  await context.close()
})

const pressed: [path: string, width: number, name: string][] = [
  ['/de', 1440, 'Anmelden'],
  ['/static/faqs', 390, 'Menu'],
  ['/de/search', 390, 'Filter'],
  ['/kaffee-tee', 820, 'Log in'],
]
test.each(eachNth(4, pressed))(
  'a button that is pressed at %s (%i) before its code is there acts once it is',
  async (path, width, name) => {
    const { page, context, problems, wake } = await arriveEarly(path, width)
    const button = page.getByRole('button', { name, exact: true }).locator('visible=true').first()
    await button.click()
    await button.click()
    expect(await button.getAttribute('aria-busy')).toBe('true')
    await wake()
    await page.locator('dialog[open]').waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(1)
    expect(await page.locator('#root > * button[aria-busy=true]').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)

test('of several buttons pressed before their code is there the last acts', { tags: ['long'] }, async () => {
  const { page, context, problems, wake } = await arriveEarly('/static/faqs', 390)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).locator('visible=true').first().click()
  await wake()
  await page.locator('dialog[open] input[type=password]').waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

test('what was kept of a registration and what is typed early stay both', { tags: ['long'] }, async () => {
  const { page, context, wake } = await arriveEarly('/register')
  await wake()
  await page.getByRole('main').locator('[name=lastName]').fill('Sommer')
  await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('Sommer'))
  await context.route(/assets\/(?!early).*\.js$/, (route) =>
    new Promise((go) => setTimeout(go, 1000)).then(() => route.continue()),
  )
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('main').locator('[name=firstName]').fill('Mira')
  await page.getByText('Your entries are still here.').waitFor()
  expect(await page.getByRole('main').locator('[name=firstName]').inputValue()).toBe('Mira')
  expect(await page.getByRole('main').locator('[name=lastName]').inputValue()).toBe('Sommer')
  await context.close()
})

test('words typed into the search early stay and are searched for', { tags: ['long'] }, async () => {
  const { page, context, problems, wake } = await arriveEarly('/de')
  await page.locator('header [name=q]').locator('visible=true').fill('Messer')
  await wake()
  const field = page.locator('header [name=q]').locator('visible=true')
  expect(await field.inputValue()).toBe('Messer')
  await field.press('Enter')
  await page.waitForURL('**/de/search?q=Messer')
  expect(problems).toEqual([])
  await context.close()
})

test('words typed while another page is on its way stay and are searched for', async () => {
  const { page, context, problems, wake } = await arriveEarly('/de')
  await wake()
  const { promise: arrive, resolve: letArrive } = Promise.withResolvers<void>()
  await context.route('**/api/v1/listings/category*', (route) => arrive.then(() => route.continue()))
  const onItsWay = page.waitForRequest('**/api/v1/listings/category*')
  await page.locator('a[href="/de/frische"]').locator('visible=true').first().click()
  await onItsWay
  const field = page.locator('header [name=q]').locator('visible=true')
  await field.fill('Messer')
  letArrive()
  await page.waitForURL('**/de/frische')
  await page.getByRole('heading', { level: 1, name: /Frische/ }).waitFor()
  expect(await field.inputValue()).toBe('Messer')
  await field.press('Enter')
  await page.waitForURL('**/de/search?q=Messer')
  await page.getByRole('heading', { level: 1, name: /Messer/ }).click()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /Frische/ }).waitFor()
  expect(await field.inputValue()).toBe('')
  expect(problems).toEqual([])
  await context.close()
})

test('a language chosen in the footer before its code is there is spoken', async () => {
  const { page, context, problems, wake } = await arriveEarly('/magazine')
  await page.locator('footer').getByLabel('Language').selectOption('de')
  await wake()
  await page.waitForURL('**/de/magazine')
  expect(await page.evaluate(() => localStorage.getItem('X-Language'))).toBe('de')
  expect(problems).toEqual([])
  await context.close()
})

test('an order of goods chosen before its code is there is shown', async () => {
  const { page, context, problems, wake } = await arriveEarly('/search')
  await page.getByRole('main').getByLabel('Sort by').selectOption('NEWEST')
  await wake()
  await page.waitForURL('**/search?sort=NEWEST')
  expect(problems).toEqual([])
  await context.close()
})
