import type { ranking } from '../../texts/en/catalogue/ranking.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

const useRankingTexts = sliceTexts<typeof ranking>('catalogue/ranking', {
  de: async () => (await import('../../texts/de/catalogue/ranking.ts')).ranking,
  en: async () => (await import('../../texts/en/catalogue/ranking.ts')).ranking,
})

/** What an order by orders follows, and where that is said in full (Regulation (EU) 2019/1150, Art. 5). */
export function SortNote({ sort }: { sort: keyof typeof ranking.notes }) {
  const t = useRankingTexts()
  return (
    <p className="mt-8 text-small text-ink-2 text-pretty">
      {t.notes[sort]}{' '}
      <Link to={`${paths.static('terms-and-conditions')}#${t.anchor}`} className="font-semibold text-brand underline">
        {t.more}
      </Link>
    </p>
  )
}
