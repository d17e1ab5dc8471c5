import type { Db } from '../../api/platform/db.ts'
import type { Page } from 'playwright-core'
import type { Language, texts } from '../support/account.ts'
import type { Facts, Person } from './people.ts'

export const widths = [390, 820, 1440] as const
export const schemes = ['light', 'dark'] as const
export type Width = (typeof widths)[number]
export type Scheme = (typeof schemes)[number]

/** A page of the shop in one of its states. */
export type Screen = {
  name: string
  /** Without it a visitor. */
  as?: Person | ((facts: Facts) => Person)
  path: string | ((facts: Facts) => string)
  /** Brings the page into the state, at the widest of the widths. */
  act?: (stage: Stage) => Promise<unknown>
  /** The window alone is taken, because something lies above the page. */
  isWindow?: true
  /** Where the state exists. */
  only?: readonly Width[]
  /** What the browser is expected to report, such as a refused reply. */
  reports?: RegExp
  /** Leaves traces in the browser that the next screen must not meet. */
  isAlone?: true
}

export type Stage = {
  page: Page
  language: Language
  t: (typeof texts)[Language]
  facts: Facts
  origin: string
  db: Db
}

export const main = (page: Page) => page.getByRole('main')
export const dialog = (page: Page) => page.getByRole('dialog')

/** The server answers these calls as it does on a bad day, or not at all. */
export function answering(calls: string, status?: number) {
  return async ({ page }: Stage) => {
    await page
      .context()
      .route(calls, (route) => (status ? route.fulfill({ status, json: { code: 'INTERNAL' } }) : undefined))
    await page.reload({ waitUntil: 'domcontentloaded' })
  }
}
