import * as z from 'zod/mini'
import type { BankAccount } from '../../api/platform/deps.ts'
import { isIban } from '../../contract/trade/check-digits.ts'
import { missingOfSeller, Seller } from '../../contract/trade/seller.ts'

type Variables = Record<string, string | undefined>
type Given = { isProduction: boolean; report: (problem: string) => void }

/** DEMO: the company of the imprint. */
const demoCompany = {
  companyName: 'Tresen Marktplatz GmbH',
  street: 'Musterufer',
  streetNumber: '12',
  postalCode: '10997',
  cityName: 'Berlin',
  vatId: 'DE136695976',
  registerCourt: 'Amtsgericht Charlottenburg (Berlin)',
  registerNumber: 'HRB 000000 B',
  managers: 'Marlene Beispiel',
  contactName: 'Buchhaltung',
  contactPhone: '+49 30 0000 0000',
  email: 'hallo@tresen.example',
}

/**
 * MARKETPLACE_COMPANY, who issues the invoices for commission, as JSON with the fields of a seller; the demo's company unless it is
 * production. Null where it is not set: nothing is issued then.
 */
export function readMarketplace(
  { MARKETPLACE_COMPANY: text }: Variables,
  { isProduction, report }: Given,
): Seller | null {
  if (!text) return isProduction ? null : z.parse(Seller, demoCompany)
  const read = Seller.safeParse(parsed(text))
  const missing = read.success ? missingOfSeller(read.data) : null
  if (read.success && !missing) return read.data
  const field = missing ?? read.error?.issues[0]?.path.join('.')
  report(
    `MARKETPLACE_COMPANY must be JSON like {"companyName":"Tresen GmbH", …} with companyName, street, streetNumber, postalCode, cityName, vatId or taxNumber, contactName, contactPhone and email; ${
      field ? `wrong or missing: ${field}` : 'it is no JSON object'
    }.`,
  )
  return null
}

/** DEMO: an account of nobody at a bank that does not exist (no bank code begins with 9), with valid check digits. */
const demoAccount: BankAccount = {
  iban: 'DE37999999990123456789',
  bic: 'TRSNDEB1XXX',
  accountHolder: 'Tresen Marktplatz (Demo)',
}

/** ISO 9362, and ISO 20022's 70 characters for a name, which the files for the bank hold. */
const Account = z.object({
  iban: z.pipe(
    z.string().check(z.refine(isIban)),
    z.transform((iban) => iban.replaceAll(' ', '').toUpperCase()),
  ),
  bic: z.string().check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
  accountHolder: z.string().check(z.trim(), z.minLength(1), z.maxLength(70)),
})

/**
 * MARKETPLACE_BANK_ACCOUNT, where buyers transfer money to and from which stores are paid, as JSON. Refused in production where it
 * is missing or the demo's: money would be sent to nobody.
 */
export function readBankAccount(
  { MARKETPLACE_BANK_ACCOUNT: text }: Variables,
  { isProduction, report }: Given,
): BankAccount {
  if (!text && !isProduction) return demoAccount
  const read = Account.safeParse(text ? parsed(text) : null)
  if (read.success && !(isProduction && read.data.iban === demoAccount.iban)) return read.data
  const field = read.success ? 'iban' : read.error.issues[0]?.path.join('.')
  const what = field ? `wrong or missing: ${field}` : text ? 'it is no JSON object' : 'it is not set'
  report(
    `MARKETPLACE_BANK_ACCOUNT must be JSON like {"iban":"DE…","bic":"…","accountHolder":"Tresen GmbH"} with NODE_ENV=production, the account that buyers transfer money to; ${what}.`,
  )
  return demoAccount
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
