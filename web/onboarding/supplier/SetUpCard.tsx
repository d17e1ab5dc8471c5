import { Suspense } from 'react'
import type { SetUp } from '../../../contract/onboarding/onboarding.ts'
import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { setUpQuery } from './queries.ts'
import { useSetUpTexts } from './texts.ts'

/** Until buyers see the store: how far it is, with the way on. Its sentences are read only then. */
export function SetUpCard({ failed }: { failed: string }) {
  const read = useRead(setUpQuery(useLanguage()))
  if (read.state === 'failed') return <FailedRead failure={read.failure} title={failed} />
  if (read.state !== 'ready' || read.data.state === 'OPENED') return null
  return (
    <Suspense>
      <Progress setUp={read.data} state={read.data.state} />
    </Suspense>
  )
}

type ProgressProps = { setUp: SetUp; state: Exclude<SetUp['state'], 'OPENED'> }

function Progress({ setUp, state }: ProgressProps) {
  const t = useSetUpTexts()
  const needed = setUp.steps.filter(({ isRequired }) => isRequired)
  const done = needed.filter((step) => step.state !== 'OPEN').length
  const text = {
    QUESTION: t.cardQuestion,
    SUBMITTED: t.cardSubmitted,
    PREPARING: t.cardText,
    REFUSED: t.refused,
    WITHDRAWN: t.cardWithdrawn,
  }[state]
  return (
    <Card title={t.cardTitle} mark={<span className="text-ink-3">{t.progress(done, needed.length)}</span>}>
      <div className="flex flex-wrap items-center gap-3 px-[18px] pb-4">
        <p className="min-w-0 flex-1 text-ink-2">{text}</p>
        <Link to="/supplier/setup" className="desk-button">
          {t.toSetUp}
        </Link>
      </div>
    </Card>
  )
}
