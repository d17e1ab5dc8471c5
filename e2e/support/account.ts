import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import type { Db } from '../../api/platform/db.ts'
import { checkout as checkoutDe } from '../../texts/de/checkout/screen.ts'
import { orders as ordersDe } from '../../texts/de/orders/screen.ts'
import { registration as registrationDe } from '../../texts/de/account/registration.ts'
import { de, en } from './screen-texts.ts'
import { checkout as checkoutEn } from '../../texts/en/checkout/screen.ts'
import { orders as ordersEn } from '../../texts/en/orders/screen.ts'
import { registration as registrationEn } from '../../texts/en/account/registration.ts'
import { isLong, isWalk } from '../../test/runner/long.ts'
import { press, type } from './user-actions.ts'
import { DEMO_PASSWORD } from './demo-password.ts'

export const PASSWORD = 'Espresso-Tonic-8'
export type Language = 'de' | 'en'
export const texts = {
  de: { ...de, checkout: checkoutDe, orders: ordersDe },
  en: { ...en, checkout: checkoutEn, orders: ordersEn },
}
export const registration = { de: registrationDe, en: registrationEn }

const phone = { width: 390, height: 844, input: 'pointer', name: 'phone', toString: () => 'phone' } as const
export const laptop = { width: 1440, height: 1000, input: 'pointer', name: 'laptop', toString: () => 'laptop' } as const
const keyboard = { ...laptop, input: 'keyboard', name: 'keyboard', toString: () => 'keyboard' } as const

type Visit = readonly [Language, typeof phone | typeof laptop | typeof keyboard]
/** German, whose words are longer, on a phone, English by keyboard alone; in a walk English on a phone and German on a wide screen, too. */
export const visits: readonly Visit[] = [
  ['de', phone],
  ...(isWalk
    ? ([
        ['en', phone],
        ['de', laptop],
      ] as const)
    : []),
  ['en', keyboard],
]
/** One of these, for all but the way to an order; in a walk all. About as many tests take the one as the other. */
export const visitsIn = (language: Language) => visits.filter(([own]) => isWalk || own === language)
/** The same, where a short run goes with the pointer: keys take longer, and reach what those of other journeys reach. */
export const visitsWithPointer = (language: Language): readonly Visit[] =>
  visitsIn(language).map(([own, device]) => [own, isLong || device !== keyboard ? device : laptop])

/** Both languages and both ends of the screens, for what every newcomer meets. */
export const glances = [
  ['de', phone],
  ['en', laptop],
] as const
/** One of these, for what lies beside the journeys; in a walk both. About as many tests take the one as the other. */
export const glance = (language: Language) => glances.filter(([own]) => isWalk || own === language)

export const local = (language: Language, path: string) => (language === 'de' ? `/de${path}` : path)

/** The API as a signed-in or signed-out client sees it. */
export async function ask<T>(
  origin: string,
  path: string,
  { body, token, stepUp }: { body?: object; token?: string; stepUp?: string } = {},
) {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(stepUp && { 'x-step-up': stepUp }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`)
  return (reply.status === 204 ? undefined : await reply.json()) as T
}

/** The session of this token has shown a second factor. */
export const showFactor = (db: Db, token: string) => db`
  update session set second_factor_at = now() where token_hash = ${createHash('sha256').update(token).digest()}`

/** A code with which the operator of the demo shop acts as a buyer, and the address that takes it. */
export async function impersonationCode(origin: string, token: string, body: { email: string; mayWrite?: boolean }) {
  const shown = { purpose: 'IMPERSONATION', password: 'Tresen2026' }
  const { token: stepUp } = await ask<{ token: string }>(origin, '/account/step-up', { body: shown, token })
  const why = { reason: 'Ticket 4711', ...body }
  return ask<{ url: string }>(origin, '/operator/impersonation-codes', { body: why, token, stepUp })
}

type NewAccount = { email: string; language: Language; companyName?: string }

/** A fresh account; answers its token. */
export async function openAccount(origin: string, { email, language, companyName = 'Café Morgen' }: NewAccount) {
  const person = { firstName: 'Mira', lastName: 'Sommer', phoneNumber: '+49 221 998877', companyName }
  const business = { businessType: 'CAFE', countryId: 1, language, isBusinessConfirmed: true, termsAccepted: true }
  const body = { email, password: PASSWORD, ...person, ...business }
  return (await ask<{ authToken: string }>(origin, '/auth/sign-up', { body })).authToken
}

/** Every page of the context is opened as the buyer of this token. */
export function stayAs(context: BrowserContext, token: string) {
  return context.addInitScript((stored) => {
    if (location.protocol !== 'about:') localStorage.setItem('Authorization', stored)
  }, token)
}

/** Who is in the demo already, such as 'cafe', with orders and a wishlist. */
export async function tokenOfDemo(origin: string, name: string): Promise<string> {
  const body = { email: `${name}@demo.tresen.example`, password: DEMO_PASSWORD }
  return (await ask<{ authToken: string }>(origin, '/auth/sign-in', { body })).authToken
}

/** Signs in at /login, as a person does. */
export async function signIn(
  page: Page,
  language: Language,
  { email, password = PASSWORD }: { email: string; password?: string },
) {
  const t = texts[language].account
  await page.goto(local(language, '/login'), { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await type(main.getByRole('textbox', { name: t.email }), email)
  await type(main.getByRole('textbox', { name: t.password }), password)
  await press(main.getByRole('button', { name: t.signIn, exact: true }))
  await page.getByText(t.signedIn).waitFor()
}
