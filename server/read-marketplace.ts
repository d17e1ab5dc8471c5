import * as z from 'zod/mini'
import { missingOfSeller, Seller } from '../contract/trade/seller.ts'

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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
