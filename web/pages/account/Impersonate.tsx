import CircleAlert from 'lucide-react/icons/circle-alert'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useImpersonationTexts } from '../../account/area-texts.ts'
import { useImpersonation } from '../../account/use-impersonation.ts'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { accountPaths } from '../../account-paths.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NeedsScript } from '../../ui/script/NeedsScript.tsx'
import { useTexts } from '../../platform/texts.ts'

/** Where an operator's one-time code leads: a session as that buyer, or why there is none. */
export function Component() {
  const t = useImpersonationTexts()
  const shell = useTexts().shell
  const problem = useImpersonation()
  const isExpired = problem?.code === 'LINK_EXPIRED'
  return (
    <div className="shell">
      <Head title={t.title} path={accountPaths.impersonate()} isNoindex />
      <NeedsScript />
      {problem ? (
        <EmptyState
          isPage
          icon={<CircleAlert />}
          title={isExpired ? t.expiredTitle : t.failedTitle}
          text={isExpired ? t.expiredText : problem.message}
        >
          <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {shell.toHome}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState isPage icon={<LoaderCircle className="animate-spin" />} title={t.title} text={t.working} />
      )}
    </div>
  )
}
