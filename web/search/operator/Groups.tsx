import { synonymBounds, type SynonymGroup } from '../../../contract/synonyms.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { SearchLine } from '../../desk/list/SearchLine.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { synonymsQuery } from './queries.ts'
import { useOperatorSearchTexts } from './texts.ts'

type GroupsProps = { path: string; search: URLSearchParams; page: number; onOpen: (group: SynonymGroup) => void }

/** All groups of names, by the first one. */
export function Groups({ path, search, page, onOpen }: GroupsProps) {
  const t = useOperatorSearchTexts()
  const desk = useDeskTexts()
  const name = (search.get('q') ?? '').slice(0, synonymBounds.longestName)
  const read = useRead(synonymsQuery({ page, ...(name && { name }) }))
  const pathOf = (number: number) =>
    `${path}?${new URLSearchParams({ ...(name && { q: name }), page: String(number) })}`
  return (
    <>
      <SearchLine label={t.search} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
        {(list, isPrevious) => (
          <div className={list.totalPages > 1 ? 'pb-4' : ''}>
            <p className="px-[18px] pt-3 text-small text-ink-3">{t.count(list.totalItems)}</p>
            <PagedList data={list} {...{ isPrevious, pathOf }}>
              <PlainTable
                label={t.groups}
                columns={[t.columns.name, t.columns.others, t.columns.language].map((title) => ({ name: title }))}
              >
                {list.items.map((group) => (
                  <Row key={group.id} group={group} onOpen={() => onOpen(group)} />
                ))}
              </PlainTable>
            </PagedList>
            {list.items.length === 0 && (
              <p className="p-[18px] text-ink-2">{name || page > 1 ? desk.noneFound : t.none}</p>
            )}
          </div>
        )}
      </QueryView>
    </>
  )
}

function Row({ group: { names, isOneWay, language }, onOpen }: { group: SynonymGroup; onOpen: () => void }) {
  const t = useOperatorSearchTexts()
  const [first, ...others] = names
  return (
    <tr>
      <th scope="row" className="font-normal">
        <button
          type="button"
          className="text-left font-semibold text-brand underline underline-offset-2"
          onClick={onOpen}
        >
          {first}
        </button>
      </th>
      <td className="min-w-52 py-2 text-ink-2">{isOneWay ? t.alsoFinds(others.join(', ')) : others.join(', ')}</td>
      <td className="whitespace-nowrap text-ink-2">{language ? t.languages[language] : t.everyLanguage}</td>
    </tr>
  )
}
