import { account as accountDe } from '../../texts/de/account/screen.ts'
import { cart as cartDe } from '../../texts/de/cart/screen.ts'
import { product as productDe } from '../../texts/de/catalogue/product.ts'
import { home as homeDe } from '../../texts/de/home.ts'
import { magazine as magazineDe } from '../../texts/de/magazine/screen.ts'
import { webTexts as webDe } from '../../texts/de/web-texts.ts'
import { restock as restockDe } from '../../texts/de/restock/screen.ts'
import { wishlist as wishlistDe } from '../../texts/de/wishlist.ts'
import { account as accountEn } from '../../texts/en/account/screen.ts'
import { cart as cartEn } from '../../texts/en/cart/screen.ts'
import { product as productEn } from '../../texts/en/catalogue/product.ts'
import { home as homeEn } from '../../texts/en/home.ts'
import { magazine as magazineEn } from '../../texts/en/magazine/screen.ts'
import { webTexts as webEn } from '../../texts/en/web-texts.ts'
import { restock as restockEn } from '../../texts/en/restock/screen.ts'
import { wishlist as wishlistEn } from '../../texts/en/wishlist.ts'

/** What the pages say, whichever of their files it comes with. */
export const de = {
  ...webDe,
  account: accountDe,
  cart: cartDe,
  catalogue: { ...webDe.catalogue, product: productDe },
  home: homeDe,
  magazine: magazineDe,
  restock: restockDe,
  wishlist: wishlistDe,
}
export const en = {
  ...webEn,
  account: accountEn,
  cart: cartEn,
  catalogue: { ...webEn.catalogue, product: productEn },
  home: homeEn,
  magazine: magazineEn,
  restock: restockEn,
  wishlist: wishlistEn,
}
