import type { Store } from '../../../../contract/stores.ts'
import { initialsOf } from '../../../desk/frame/initials.ts'

/** A store that buyers do not see yet, whose pictures have no address: what was drawn here alone is shown, else its initials. */
export function withoutAddresses({ ownCoverUrl, ...store }: Store, tileColor: string): Store {
  const mediaUrl = isDrawn(store.mediaUrl) ? store.mediaUrl : initialsTile(store.storeName, tileColor)
  return {
    ...store,
    mediaUrl,
    // Without products the tile stands in for their pictures as well.
    ...(store.coverUrls.length === 0 && { coverUrl: mediaUrl }),
    ...(ownCoverUrl && isDrawn(ownCoverUrl) && { ownCoverUrl }),
  }
}

const isDrawn = (url: string) => url.startsWith('data:')

/** Initials are letters: nothing in them ends the text. */
function initialsTile(name: string, color: string): string {
  const letters = `<text x="50" y="50" dy="0.35em" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="38" fill="#fff">${initialsOf(name)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${color}"/>${letters}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
