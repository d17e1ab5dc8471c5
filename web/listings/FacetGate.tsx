import Lock from 'lucide-react/icons/lock-keyhole'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { openSignIn } from '../platform/viewer/sign-in.ts'
import { useTexts } from '../platform/texts.ts'
import type { OwnRead } from '../platform/reads/use-page-query.ts'
import { useViewer } from '../platform/viewer/viewer.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/**
 * Stands for the filters a visitor does not see: which there are, and how to get them. A buyer sees a skeleton until the own
 * listing is there.
 */
export function FacetGate({ own }: { own: OwnRead }) {
  const t = useTexts().catalogue.listing
  const isVisitor = useViewer() === 'visitor'
  if (!isVisitor && own.state === 'coming') return <FacetSkeleton />
  if (!isVisitor) return <FailedLine text={t.filtersFailed} failure={own} />
  return (
    <section className="visitor-only rounded-lg bg-surface p-5 hairline">
      <h2 className="font-sans text-lead leading-snug font-semibold tracking-normal">{t.gateTitle}</h2>
      <p className="mt-2 text-sm text-ink-2">{t.gateText}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {t.gateFilters.map((label) => (
          <li key={label} className="flex items-center justify-between py-2.5 text-medium text-ink-2">
            {label}
            <Lock aria-hidden="true" className="size-4 text-ink-3" />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        <Button size="sm" onClick={() => openSignIn()}>
          {t.logIn}
        </Button>
        <Link to={paths.register()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t.signUp}
        </Link>
      </div>
    </section>
  )
}

function FacetSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="mt-4 h-5 w-24" />
      <Skeleton className="h-44 rounded-lg" />
    </div>
  )
}
