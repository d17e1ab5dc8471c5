import { wishlist as de } from '../../texts/de/wishlist.ts'
import { wishlist as en } from '../../texts/en/wishlist.ts'
import { useLanguage } from '../platform/texts.ts'

export const useWishlistTexts = () => ({ de, en })[useLanguage()]
