import { searchNote as de } from '../../texts/de/search/note.ts'
import { searchNote as en } from '../../texts/en/search/note.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useLanguage } from '../platform/texts.ts'
import type { ShownListing } from '../products/shown-product.ts'

type SearchNoteProps = {
  listing: Pick<ShownListing, 'didYouMean' | 'unmatchedWords' | 'nearCount' | 'items'>
  words: string
}

/** Above the products of a search: that a mistyped word was understood, and which words nothing has. Products never give way to it. */
export function SearchNote({ listing, words }: SearchNoteProps) {
  const { didYouMean = null, unmatchedWords = [], nearCount = 0, items } = listing
  const t = { de, en }[useLanguage()]
  const met = words.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word.length > 1 && !unmatchedWords.includes(word)) ?? []
  const missing = t.quoted(unmatchedWords)
  return (
    <>
      {didYouMean !== null && (
        <p className="mb-5 rounded-md bg-info-soft px-4 py-3 text-info">
          {t.corrected(didYouMean)}{' '}
          <Link to={paths.search(`"${words}"`)} className="font-semibold underline">
            {t.asTyped(words)}
          </Link>
        </p>
      )}
      {unmatchedWords.length > 0 && (
        <p className="mb-5 rounded-md bg-warn-soft px-4 py-3 text-warn">
          {met.length > 0 ? t.partial(missing, t.quoted(met)) : t.near(missing)}
        </p>
      )}
      {nearCount > 0 && unmatchedWords.length === 0 && (
        <p className="mb-5 rounded-md bg-info-soft px-4 py-3 text-info">{t.nearBehind(items.length - nearCount)}</p>
      )}
    </>
  )
}
