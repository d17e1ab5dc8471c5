import type { BuyerHome as Home } from '../../contract/buyer-home/home.ts'
import type { Failure } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { mayBuy, mayOpen } from '../platform/viewer/role.ts'
import { useSession, type Session } from '../platform/viewer/use-session.ts'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Again } from './Again.tsx'
import { CheaperList } from './CheaperList.tsx'
import { Duties } from './Duties.tsx'
import { Greeting } from './Greeting.tsx'
import { Minimums } from './Minimums.tsx'
import { buyerHomeQuery } from './queries.ts'
import { useBuyerHomeTexts } from './texts.ts'

/** What stands first on the home page of an account: for a buyer what is to be done and what was ordered before. */
export function BuyerHome() {
  const { role, user, failure } = useSession()
  return (
    <div className="pt-5 lg:pt-6">
      <Greeting company={user?.userDetails?.companyName ?? ''} isBuyer={role === 'buyer'} />
      <Own role={role} user={user} failure={failure} />
    </div>
  )
}

function Own({ role, user, failure }: Pick<Session, 'role' | 'user' | 'failure'>) {
  const isBuyer = role === 'buyer' && mayOpen(user, 'orders')
  const read = useRead({ ...buyerHomeQuery(useLanguage()), enabled: isBuyer, refetchOnMount: 'always' })
  if (failure) return <Failed failure={failure} />
  if (!mayBuy(role) || !mayOpen(user, 'orders')) return <div data-own="" />
  if (read.state === 'failed') return <Failed failure={read.failure} />
  return read.state === 'ready' ? <Parts home={read.data} /> : <Coming />
}

function Failed({ failure }: { failure: Failure }) {
  const t = useBuyerHomeTexts()
  return (
    <div data-own="">
      <FailedLine text={t.failed} failure={failure} className="mt-6" />
    </div>
  )
}

function Parts({ home }: { home: Home }) {
  const { minimums, cheaper } = home
  return (
    <div data-own="">
      <Duties home={home} />
      <Again home={home} />
      {(minimums.length > 0 || cheaper.length > 0) && (
        <div className="mt-10 grid items-start gap-x-4 gap-y-10 *:min-w-0 lg:mt-11 lg:grid-flow-col lg:auto-cols-fr">
          {minimums.length > 0 && <Minimums minimums={minimums} />}
          {cheaper.length > 0 && <CheaperList cheaper={cheaper} />}
        </div>
      )}
    </div>
  )
}

function Coming() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mt-5 h-[76px] rounded-lg" />
      <Skeleton className="mt-9 h-9 w-56" />
      <div className="mt-4 grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} className="h-[100px] rounded-lg sm:h-[380px]" />
        ))}
      </div>
    </div>
  )
}
