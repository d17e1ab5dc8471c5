import * as z from 'zod/mini'
import { countries } from '../platform/countries.ts'
import { plainText } from '../platform/values.ts'

/** States of the EU beside Germany, where each store has its seat. */
export const establishmentStates = countries.flatMap(({ isEu, isoCode }) => (isEu && isoCode !== 'DE' ? [isoCode] : []))

/** In another state of the EU, through which the store sells; the report of sellers names it (§ 13 PStTG). */
export const Establishment = z.strictObject({
  isoCode: z.enum(establishmentStates as [string, ...string[]]),
  /** VAT id or tax number there; empty where there is none. */
  taxId: plainText(30).check(z.trim()),
})
export type Establishment = z.output<typeof Establishment>
