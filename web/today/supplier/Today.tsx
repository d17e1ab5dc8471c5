import { BestSellers } from './BestSellers.tsx'
import { Levels } from './Levels.tsx'
import { NextPayout } from './NextPayout.tsx'
import { setUpQuery } from '../../onboarding/supplier/queries.ts'
import { SetUpCard } from '../../onboarding/supplier/SetUpCard.tsx'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tasks } from './Tasks.tsx'
import { useTodayTexts } from './texts.ts'
import { TodayHead } from './TodayHead.tsx'

/** What waits for the store first, then how it delivers, what it is paid and what it sells. */
export function Component() {
  const { failed } = useTodayTexts()
  const { user } = useSession()
  return (
    <div className="desk-page">
      <TodayHead />
      {mayOpen(user, 'store') && <SetUpCard failed={failed} />}
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <Tasks />
        <div className="grid gap-4">
          {mayOpen(user, 'viewOrders') && <Levels />}
          {mayOpen(user, 'finance') && <NextPayout />}
        </div>
      </div>
      {mayOpen(user, 'reports') && <Sold />}
    </div>
  )
}

// Charts bring a library of their own.
const Figures = lazyPart(async () => (await import('./Figures.tsx')).Figures, {
  missing: 'sentence',
  fallback: <Skeleton className="h-96 rounded-2xl" />,
})

/** Nothing of a store that nobody sees yet: its set-up stands in this place. */
function Sold() {
  const { user } = useSession()
  const setUp = useRead({ ...setUpQuery(useLanguage()), enabled: mayOpen(user, 'store') })
  if (setUp.state === 'ready' && setUp.data.state !== 'OPENED') return null
  return (
    <div className="mt-4 grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <Figures />
      <BestSellers />
    </div>
  )
}
