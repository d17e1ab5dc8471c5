import type { ShownStorePicture } from '../../contract/pictures/store-pictures.ts'
import { photoHash } from '../platform/pictures/picture-address.ts'

/** What a store shows of its own; null where its initials and its best products stand in. */
export type StorePictures = { slug: string; logo: ShownStorePicture | null; cover: ShownStorePicture | null }

/** Address without size of the square tile: what the store has uploaded, else its initials. */
export const logoUrlOf = ({ slug, logo }: Pick<StorePictures, 'slug' | 'logo'>): string =>
  logo ? `/pictures/stores/${slug}/logo-${photoHash(logo)}` : `/pictures/stores/${slug}`

export const coverUrlOf = (slug: string, cover: ShownStorePicture): string =>
  `/pictures/stores/${slug}/cover-${photoHash(cover)}`
