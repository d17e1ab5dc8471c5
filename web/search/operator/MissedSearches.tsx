import { languages } from '../../../contract/platform/languages.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { MissedSearch } from '../../../contract/synonyms.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { missedQuery } from './queries.ts'
import { useOperatorSearchTexts } from './texts.ts'

type MissedSearchesProps = { path: string; page: number; onAdd: (word: string, language: Language) => void }

/** What was searched for in vain, the most often first; one press begins a group with it. */
export function MissedSearches({ path, page, onAdd }: MissedSearchesProps) {
  const t = useOperatorSearchTexts()
  const desk = useDeskTexts()
  const address = useListAddress()
  const language = languages.find((one) => one === address.search.get('language'))
  const read = useRead(missedQuery({ page, ...(language && { language }) }))
  const { word, searches, last, others, found, next } = t.missed.columns
  const pathOf = (number: number) =>
    `${path}?${new URLSearchParams({ view: 'MISSED', ...(language && { language }), page: String(number) })}`
  return (
    <>
      <p className="px-[18px] pt-3 text-ink-2">{t.missed.lead}</p>
      <div className="px-[18px] pt-3">
        <ListFilters
          filters={[
            {
              name: 'language',
              label: t.missed.language,
              options: languages.map((value) => ({ value, label: t.languages[value] })),
            },
          ]}
          searchLabel={undefined}
          address={{ ...address, set: (changes) => address.set({ ...changes, page: null }) }}
        />
      </div>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
        {(list, isPrevious) => (
          <div className={list.totalPages > 1 ? 'pb-4' : ''}>
            <PagedList data={list} {...{ isPrevious, pathOf }}>
              <PlainTable
                label={t.views.MISSED}
                columns={[
                  { name: word },
                  { name: searches, isNumber: true },
                  { name: last },
                  { name: others },
                  { name: found, isNumber: true },
                  { name: next },
                ]}
              >
                {list.items.map((missed) => (
                  <Row key={`${missed.language} ${missed.words}`} {...{ missed, onAdd }} />
                ))}
              </PlainTable>
            </PagedList>
            {list.items.length === 0 && (
              <p className="p-[18px] text-ink-2">{language || page > 1 ? desk.noneFound : t.missed.none}</p>
            )}
          </div>
        )}
      </QueryView>
    </>
  )
}

function Row({ missed, onAdd }: { missed: MissedSearch; onAdd: (word: string, language: Language) => void }) {
  const t = useOperatorSearchTexts()
  const own = useLanguage()
  const { words, language, searches, lastDay, others, foundNow } = missed
  return (
    <tr>
      <th scope="row" className="min-w-40 font-semibold">
        {words} <span className="font-normal text-ink-3">{t.languages[language]}</span>
      </th>
      <td className="text-right tabular-nums">{searches}</td>
      <td className="whitespace-nowrap text-ink-2">{recentDateText(new Date(`${lastDay}T12:00Z`), own)}</td>
      <td className="min-w-40 text-ink-2">{others.join(', ')}</td>
      <td className="text-right tabular-nums">{foundNow}</td>
      <td>
        <Button size="sm" variant="quiet" aria-label={t.missed.addNamed(words)} onClick={() => onAdd(words, language)}>
          {t.missed.add}
        </Button>
      </td>
    </tr>
  )
}
