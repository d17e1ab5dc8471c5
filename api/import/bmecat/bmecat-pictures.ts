import { mostPhotos } from '../../../contract/range/content.ts'
import { childrenOf, textIn, type XmlNode } from '../../platform/xml/xml-node.ts'

/** A picture as a catalogue names it; null where that is no address on the web, such as a folder of the supplier's. */
export type CataloguePicture = { name: string; url: string | null }

const MOST_SIGNS = 1000

/**
 * The pictures of an article in the order that its catalogue states: those in normal size and those enlarged; the small one where there is
 * no other. Data sheets, logos and icons are left out.
 */
export function picturesOf(article: XmlNode, root: string): CataloguePicture[] {
  const named = childrenOf(article, 'MIME_INFO')
    .flatMap((all) => childrenOf(all, 'MIME'))
    .filter((mime) => isPicture(textIn(mime, 'MIME_TYPE').toLowerCase()))
    .map((mime, at) => ({
      name: textIn(mime, 'MIME_SOURCE').replaceAll('\0', '').slice(0, MOST_SIGNS).toWellFormed(),
      purpose: textIn(mime, 'MIME_PURPOSE').toLowerCase() || 'normal',
      order: Number.parseInt(textIn(mime, 'MIME_ORDER'), 10) || at + 1,
    }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.order - b.order)
  const large = named.filter(({ purpose }) => purpose === 'normal' || purpose === 'detail')
  const chosen = large.length > 0 ? large : named.filter(({ purpose }) => purpose === 'thumbnail')
  const names = [...new Set(chosen.map(({ name }) => name))].slice(0, mostPhotos)
  return names.map((name) => ({ name, url: addressOf(name, root) }))
}

const isPicture = (type: string) => type === '' || type.startsWith('image/') || type === 'url'

/** An address of its own, or the name of a file below the root that the head of the catalogue states. */
function addressOf(name: string, root: string): string | null {
  const path = name.replaceAll('\\', '/')
  const own = URL.parse(path)
  if (own) return isOfTheWeb(own) ? own.href : null
  const base = URL.parse(root)
  if (!base || !isOfTheWeb(base)) return null
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return URL.parse(path.replace(/^\/+/, ''), base)?.href ?? null
}

const isOfTheWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:'
