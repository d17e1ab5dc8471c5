import { allergens } from './articles/allergens.ts'
import { breakfastBuffet } from './articles/breakfast-buffet.ts'
import { cleaningPlan } from './articles/cleaning-plan.ts'
import { deposit } from './articles/deposit.ts'
import { espresso } from './articles/espresso.ts'
import { fifo } from './articles/fifo.ts'
import { gnSizes } from './articles/gn-sizes.ts'
import { knifeCare } from './articles/knife-care.ts'
import { placeSettings } from './articles/place-settings.ts'
import { reusableOffer } from './articles/reusable-offer.ts'
import { terrace } from './articles/terrace.ts'
import { towels } from './articles/towels.ts'
import { wineGlasses } from './articles/wine-glasses.ts'
import type { MagazinePost } from './magazine-post.ts'

/** The articles of the demo's magazine, newest first. */
export const magazinePosts: MagazinePost[] = [
  espresso,
  placeSettings,
  deposit,
  breakfastBuffet,
  wineGlasses,
  cleaningPlan,
  reusableOffer,
  knifeCare,
  towels,
  gnSizes,
  allergens,
  fifo,
  terrace,
]
