import { account } from './account/screen.ts'
import { cart } from './cart/screen.ts'
import { catalogue } from './catalogue/screen.ts'
import { home } from './home.ts'
import { magazine } from './magazine.ts'
import { search } from './search/screen.ts'
import { shell } from './shell.ts'
import { stores } from './stores/screen.ts'
import { ui } from './ui.ts'
import { wishlist } from './wishlist.ts'

/** The sentences every page may need; the browser loads the one language of its page. */
export const webTexts = {
  account,
  cart,
  catalogue,
  home,
  magazine,
  search,
  shell,
  stores,
  ui,
  wishlist,
}
