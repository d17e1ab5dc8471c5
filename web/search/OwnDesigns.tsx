import { searchNote as de } from '../../texts/de/search/note.ts'
import { searchNote as en } from '../../texts/en/search/note.ts'
import Palette from 'lucide-react/icons/palette'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { useIsBuyer } from '../platform/viewer/use-session.ts'
import { chipClass } from '../ui/Chip.tsx'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { suggestionsQuery } from './queries.ts'
import { useSuggestedTexts } from './suggested-texts.ts'

/** Above the goods that a search has found: the buyer's own designs of that name. */
export function OwnDesigns({ words }: { words: string }) {
  const language = useLanguage()
  const { designs } = useSuggestedTexts()
  const t = { de, en }[language]
  const isBuyer = useIsBuyer()
  const read = useRead({ ...suggestionsQuery(call, words, language), enabled: isBuyer })
  if (!isBuyer) return null
  if (read.state === 'failed') return <FailedLine text={t.designsFailed} failure={read.failure} className="mb-4" />
  if (read.state === 'coming' || read.data.designs.length === 0) return null
  return (
    <nav aria-label={designs} className="mb-4 flex flex-wrap items-center gap-2">
      {read.data.designs.map(({ id, title }) => (
        <Link key={id} to={paths.productDesign(id)} className={chipClass({ className: 'max-w-full' })}>
          <Palette aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{t.ownDesign(title)}</span>
        </Link>
      ))}
    </nav>
  )
}
