import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { JobList } from './JobList.tsx'
import { Mails } from './Mails.tsx'
import { Queues } from './Queues.tsx'
import { useOperatorJobTexts } from './texts.ts'

const path = '/operator/jobs'
const views = [
  'QUEUES',
  'FAILED',
  'RETRYING',
  'DUE',
  'MAILS',
  'WAITING',
  'SENT',
  'GIVEN_UP',
  'BOUNCED',
  'DISCARDED',
] as const
/** Which jobs a view shows. */
const jobViews = { FAILED: 'FAILED', RETRYING: 'RETRYING', DUE: 'WAITING' } as const
/** Which mails a view shows; null is all. */
const mailViews = {
  MAILS: null,
  WAITING: 'WAITING',
  SENT: 'SENT',
  GIVEN_UP: 'FAILED',
  BOUNCED: 'BOUNCED',
  DISCARDED: 'DISCARDED',
} as const

/** What follows changes: queues and their failures, and mails. */
export function Component() {
  const t = useOperatorJobTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const view = views.find((one) => one === search.get('view')) ?? 'QUEUES'
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.jobs} lead={t.lead} />
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={views.map((key) => ({ key, name: t.views[key] }))}
          chosen={view}
        />
        {view === 'QUEUES' && <Queues path={path} />}
        {view in jobViews && <JobList key={view} path={path} state={jobViews[view as keyof typeof jobViews]} />}
        {view in mailViews && <Mails path={path} search={search} state={mailViews[view as keyof typeof mailViews]} />}
      </section>
    </div>
  )
}
