import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { synonymBounds, type SynonymGroup } from '../../../contract/synonyms.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { SearchLine } from '../../desk/list/SearchLine.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { GroupDialog, type Edited } from './GroupDialog.tsx'
import { synonymsQuery } from './queries.ts'
import { useOperatorSearchTexts } from './texts.ts'
import { Trial } from './Trial.tsx'

const path = '/operator/search'

/** Which names mean one thing to the search, and what it makes of a word. */
export function Component() {
  const t = useOperatorSearchTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const name = (search.get('q') ?? '').slice(0, synonymBounds.longestName)
  const page = Number(/^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const read = useRead(synonymsQuery({ page, ...(name && { name }) }))
  const [edited, setEdited] = useState<Edited | null>(null)
  const pathOf = (number: number) =>
    `${path}?${new URLSearchParams({ ...(name && { q: name }), page: String(number) })}`
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.search} lead={t.lead}>
        <Button icon={<Plus />} onClick={() => setEdited({ names: [] })}>
          {t.add}
        </Button>
      </PageHead>
      <Trial onAdd={(word) => setEdited({ names: [word] })} />
      <section className="desk-card">
        <ViewLinks label={desk.views} path={path} views={[]} chosen="ALL" />
        <SearchLine label={t.search} />
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list, isPrevious) => (
            <div className={list.totalPages > 1 ? 'pb-4' : ''}>
              <p className="px-[18px] pt-3 text-small text-ink-3">{t.count(list.totalItems)}</p>
              <PagedList data={list} {...{ isPrevious, pathOf }}>
                <PlainTable
                  label={t.groups}
                  columns={[t.columns.name, t.columns.others].map((title) => ({ name: title }))}
                >
                  {list.items.map((group) => (
                    <Row key={group.id} group={group} onOpen={() => setEdited(group)} />
                  ))}
                </PlainTable>
              </PagedList>
              {list.items.length === 0 && (
                <p className="p-[18px] text-ink-2">{name || page > 1 ? desk.noneFound : t.none}</p>
              )}
            </div>
          )}
        </QueryView>
      </section>
      {edited && <GroupDialog {...{ edited }} onClose={() => setEdited(null)} />}
    </div>
  )
}

function Row({ group: { names }, onOpen }: { group: SynonymGroup; onOpen: () => void }) {
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
      <td className="min-w-52 py-2 text-ink-2">{others.join(', ')}</td>
    </tr>
  )
}
