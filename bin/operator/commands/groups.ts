import { carousels } from '../promotions/carousels.ts'
import { collections } from '../promotions/collections.ts'
import { audit } from '../audit.ts'
import { accounts, impersonate, operators } from '../accounts.ts'
import { baseRates } from '../rates/base-rates.ts'
import { commission } from '../rates/commission.ts'
import { coupons } from '../promotions/coupons.ts'
import { designs } from '../designs.ts'
import { files } from '../files/files.ts'
import { grants } from '../grants.ts'
import { jobs } from '../jobs.ts'
import { orders } from '../orders.ts'
import { payments } from '../payments.ts'
import { payouts } from '../payouts.ts'
import { products } from '../products.ts'
import { promotions } from '../promotions/promotions.ts'
import { reviews } from '../reviews.ts'
import { stores } from '../stores.ts'
import { synonyms } from '../synonyms.ts'
import type { CommandGroup } from './command.ts'

/** Every group of commands of `npm run operator`, as it is typed. */
export const groups: Record<string, CommandGroup> = {
  accounts,
  audit,
  'base-rates': baseRates,
  carousels,
  collections,
  commission,
  coupons,
  designs,
  files,
  grants,
  impersonate,
  jobs,
  operators,
  orders,
  payments,
  payouts,
  products,
  promotions,
  reviews,
  stores,
  synonyms,
}
