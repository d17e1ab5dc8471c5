import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { statementFile, type Booked } from '../../../test/trade/bank-statements.ts'
import { createOrderedRun, IBAN } from '../../../test/trade/payouts.ts'
import { security } from '../../../texts/en/account/security.ts'
import { security as deSecurity } from '../../../texts/de/account/security.ts'
import { bankStatements as en } from '../../../texts/en/bank-statements/screen.ts'
import { bankStatements as de } from '../../../texts/de/bank-statements/screen.ts'
import { desk as enDesk } from '../../../texts/en/desk/frame.ts'
import { desk as deDesk } from '../../../texts/de/desk/frame.ts'
import { laptop, showFactor } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { DEMO_PASSWORD, giveDemoPassword } from '../../support/demo-password.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press, type } from '../../support/user-actions.ts'

// Of the demo shop itself.
const account = 'DE37999999990123456789'

openForAll()

async function createOperator() {
  const made = await createMember(shop.db, { isOperator: true, roles: ['FINANCE'] })
  await giveDemoPassword(shop.db, made.id)
  await showFactor(shop.db, made.token)
  return made
}

const left = (endToEndId: string, cents: number): Booked => ({
  direction: 'DBIT',
  cents,
  transfers: [{ endToEndId, cents, iban: IBAN, name: 'Muller + Sohne GmbH' }],
})
const fileOf = (number: string, booked: Booked[]) => ({
  name: `${number}.xml`,
  mimeType: 'application/xml',
  buffer: Buffer.from(statementFile({ version: '08', iban: account, number, booked })),
})

const walks = [
  { language: 'de', device: laptop, t: de, frame: deDesk, proof: deSecurity },
  { language: 'en', device: { ...laptop, width: 390, height: 844 }, t: en, frame: enDesk, proof: security },
] as const

test.each(walks)(
  'a statement is read, seen and recorded, in $language',
  { tags: ['long'] },
  async ({ language, device, t, frame, proof }) => {
    const clock = { now: () => new Date() }
    const bankAccount = { iban: account, bic: 'TRSNDEB1XXX', accountHolder: 'Tresen' }
    const { payout } = await createOrderedRun({ db: shop.db, deps: { db: shop.db, clock, bankAccount } })
    const nina = await createOperator()
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, nina.token, '/operator/payouts/statements')
    // Nobody is listened to before the list is there.
    await page.locator('.desk-list[aria-busy="false"]').waitFor()
    const input = page.getByLabel(t.file, { exact: true }).first()
    await input.setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from('IBAN;Betrag') })
    await page.getByRole('alert').filter({ hasText: 'camt.053' }).first().waitFor()
    const entries = [left(payout, 100_00), { ...left(payout, 99_00), ref: 'R2' }]
    await input.setInputFiles(fileOf(`S-${payout}`, entries))
    await page.getByRole('heading', { name: t.states.PAYOUT_PAID }).waitFor()
    await page.getByRole('heading', { name: t.states.AMOUNT_DIFFERS }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.apply(1) }))
    const dialog = page.getByRole('dialog', { name: t.applyTitle })
    await type(dialog.getByRole('textbox', { name: frame.reason }), 'Auszug 131')
    await press(dialog.getByRole('button', { name: t.applyTitle }))
    const stepUp = page.getByRole('dialog', { name: proof.stepUp.title })
    await type(stepUp.getByRole('textbox', { name: proof.stepUp.password }), DEMO_PASSWORD)
    await press(stepUp.getByRole('button', { name: proof.stepUp.confirm }))
    await page.getByRole('heading', { name: t.states.DONE }).waitFor()
    await page.getByText(t.nothingToApply).waitFor()
    const [row] = await shop.db`select state from payout where number = ${payout}`
    expect(row).toEqual({ state: 'PAID' })
    expect(problems.filter((problem) => !/4(03|22)/.test(problem))).toEqual([])
    await context.close()
  },
)
