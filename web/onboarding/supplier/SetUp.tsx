import type { SetUp } from '../../../contract/onboarding/onboarding.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { setUpQuery } from './queries.ts'
import { Review } from './Review.tsx'
import { StepLine } from './StepLine.tsx'
import { useSetUpTexts } from './texts.ts'

/** What a store does before buyers see it, how far each step is, and what operators have asked. */
export function Component() {
  const t = useSetUpTexts()
  const { places } = useDeskTexts()
  const read = useRead(setUpQuery(useLanguage()))
  const setUp = read.state === 'ready' ? read.data : null
  const isOpened = setUp?.state === 'OPENED'
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.setup} lead={setUp && (isOpened ? t.opened : t.lead)(setUp.storeName)}>
        {isOpened && (
          <Link to={setUp.storeUrl} className="desk-button">
            {t.toStore}
          </Link>
        )}
      </PageHead>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-96" />}>
        {(shown) => <Shown setUp={shown} />}
      </QueryView>
    </div>
  )
}

function Shown({ setUp }: { setUp: SetUp }) {
  return (
    <>
      {setUp.state !== 'OPENED' && (
        <>
          <Review setUp={setUp} />
          <Steps steps={setUp.steps} />
        </>
      )}
      {setUp.course.length > 0 && <Course course={setUp.course} />}
    </>
  )
}

/** How far the set-up is; a store that is open has none, whatever it changes later. */
function Steps({ steps }: Pick<SetUp, 'steps'>) {
  const t = useSetUpTexts()
  const needed = steps.filter(({ isRequired }) => isRequired)
  const done = needed.filter((step) => step.state !== 'OPEN').length
  return (
    <Card title={t.steps} mark={<span className="text-ink-3">{t.progress(done, needed.length)}</span>}>
      <ol className="grid px-[18px] py-1.5">
        {steps.map((step) => (
          <StepLine key={step.kind} step={step} />
        ))}
      </ol>
    </Card>
  )
}

function Course({ course }: Pick<SetUp, 'course'>) {
  const t = useSetUpTexts()
  const language = useLanguage()
  return (
    <Card title={t.course}>
      <ol className="grid px-[18px] py-1.5">
        {course.map(({ id, kind, text, at }) => (
          <li key={id} className="grid gap-0.5 border-b border-line py-2.5 last:border-0">
            <span>
              <b className="font-semibold">{t.kinds[kind]}</b>{' '}
              <span className="text-ink-3">{recentDateText(at, language)}</span>
            </span>
            {text && <span className="whitespace-pre-line text-ink-2">{text}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
