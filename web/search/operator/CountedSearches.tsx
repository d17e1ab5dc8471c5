import { languages } from '../../../contract/platform/languages.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { CountedSearch } from '../../../contract/synonyms.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { searchesQuery } from './queries.ts'
import { useOperatorSearchTexts } from './texts.ts'

type CountedSearchesProps = {
  path: string
  view: 'SEARCHES' | 'MISSED'
  onAdd: (word: string, language: Language) => void
}

/** What was searched for, all or in vain, the most often first; one press begins a group with it. */
export function CountedSearches({ path, view, onAdd }: CountedSearchesProps) {
  const t = useOperatorSearchTexts()
  const desk = useDeskTexts()
  const address = useListAddress()
  const language = languages.find((one) => one === address.search.get('language'))
  const cursor = ['after', 'before'].flatMap((name) =>
    address.search.get(name) ? [[name, address.search.get(name)!]] : [],
  )
  const read = useRead(
    searchesQuery({
      isMissed: view === 'MISSED',
      ...(language && { language }),
      ...(Object.fromEntries(cursor) as Record<string, string>),
    }),
  )
  const { word, searches, missed, clicked, last, others, found, next } = t.counted.columns
  return (
    <>
      <p className="px-[18px] pt-3 text-ink-2">{t.counted.leads[view]}</p>
      <div className="px-[18px] pt-3">
        <ListFilters
          filters={[
            {
              name: 'language',
              label: t.counted.language,
              options: languages.map((value) => ({ value, label: t.languages[value] })),
            },
          ]}
          searchLabel={undefined}
          address={address}
        />
      </div>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
        {(list) => (
          <>
            <PlainTable
              label={t.views[view]}
              columns={[
                { name: word },
                { name: searches, isNumber: true },
                { name: missed, isNumber: true },
                { name: clicked, isNumber: true },
                { name: last },
                { name: others },
                { name: found, isNumber: true },
                { name: next },
              ]}
            >
              {list.items.map((counted) => (
                <Row key={`${counted.language} ${counted.words}`} {...{ counted, onAdd }} />
              ))}
            </PlainTable>
            {list.items.length === 0 && (
              <p className="p-[18px] text-ink-2">{language ? desk.noneFound : t.counted.none}</p>
            )}
            <CursorNav path={path} search={address.search} list={list} />
          </>
        )}
      </QueryView>
    </>
  )
}

function Row({ counted, onAdd }: { counted: CountedSearch; onAdd: (word: string, language: Language) => void }) {
  const t = useOperatorSearchTexts()
  const own = useLanguage()
  const { words, language, searches, missed, clicked, lastDay, others, foundNow } = counted
  return (
    <tr>
      <th scope="row" className="min-w-40 font-semibold">
        {words} <span className="font-normal text-ink-3">{t.languages[language]}</span>
      </th>
      <td className="text-right tabular-nums">{searches}</td>
      <td className="text-right tabular-nums">{missed}</td>
      <td className="text-right whitespace-nowrap tabular-nums">
        {t.counted.share(Math.round((100 * clicked) / searches), clicked)}
      </td>
      <td className="whitespace-nowrap text-ink-2">{recentDateText(new Date(`${lastDay}T12:00Z`), own)}</td>
      <td className="min-w-40 text-ink-2">{others.join(', ')}</td>
      <td className="text-right tabular-nums">{foundNow}</td>
      <td>
        <Button size="sm" variant="quiet" aria-label={t.counted.addNamed(words)} onClick={() => onAdd(words, language)}>
          {t.counted.add}
        </Button>
      </td>
    </tr>
  )
}
