import { accountScreens, staticScreens } from './account-screens.ts'
import { buyingScreens } from './buying-screens.ts'
import { otherScreens, stateScreens } from './other-screens.ts'
import type { Screen } from './screen.ts'
import { shopScreens } from './shop-screens.ts'
import { tradeScreens } from './trade-screens.ts'

/** Every screen of the shop in every state that looks different. */
export const allScreens: Screen[] = [
  ...shopScreens,
  ...buyingScreens,
  ...accountScreens,
  ...tradeScreens,
  ...otherScreens,
  ...staticScreens,
  ...stateScreens,
]
