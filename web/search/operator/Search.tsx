import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Language } from '../../../contract/platform/values.ts'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { Button } from '../../ui/Button.tsx'
import { CountedSearches } from './CountedSearches.tsx'
import { GroupDialog, type Edited } from './GroupDialog.tsx'
import { Groups } from './Groups.tsx'
import { useOperatorSearchTexts } from './texts.ts'
import { Trial } from './Trial.tsx'

const path = '/operator/search'
const views = ['GROUPS', 'SEARCHES', 'MISSED'] as const

/** Which names mean one thing to the search, what it makes of a word, and what was searched for. */
export function Component() {
  const t = useOperatorSearchTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const view = views.find((one) => one === search.get('view')) ?? 'GROUPS'
  const page = Number(/^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const [edited, setEdited] = useState<Edited | null>(null)
  const addTo = (word: string, language: Language | null) => setEdited({ names: [word], isOneWay: false, language })
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.search} lead={t.lead}>
        <Button icon={<Plus />} onClick={() => setEdited({ names: [], isOneWay: false, language: null })}>
          {t.add}
        </Button>
      </PageHead>
      <Trial onAdd={(word) => addTo(word, null)} />
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={views.map((key) => ({ key, name: t.views[key] }))}
          chosen={view}
        />
        {view === 'GROUPS' && <Groups {...{ path, search, page }} onOpen={setEdited} />}
        {view !== 'GROUPS' && <CountedSearches {...{ path, view }} onAdd={addTo} />}
      </section>
      {edited && <GroupDialog {...{ edited }} onClose={() => setEdited(null)} />}
    </div>
  )
}
