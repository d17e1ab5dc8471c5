import type { Store } from '../../../../contract/stores.ts'
import type { Chosen } from './use-pictures-form.ts'

type Shown = { chosen: Pick<Chosen, 'logo' | 'cover'>; logo: string | null; cover: string | null }

/** A store as it would look with what is chosen; `logo` and `cover` are drawn a moment later. */
export function withPictures({ ownCoverUrl, ...store }: Store, { chosen, logo, cover }: Shown): Store {
  const ownCover = chosen.cover && (cover ?? ownCoverUrl)
  return {
    ...store,
    mediaUrl: chosen.logo ? (logo ?? store.mediaUrl) : tileOf(store),
    ...(ownCover && { ownCoverUrl: ownCover }),
  }
}

/** The initials that stand in where there is no logo. */
const tileOf = ({ slug }: Store) => `/pictures/stores/${slug}/initials`
