import CircleAlert from 'lucide-react/icons/circle-alert'
import { Link } from '../../frame/Link.tsx'
import { usePageProblem } from '../../frame/page.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Head } from '../../ui/Head.tsx'
import { useDeskTexts } from '../texts.ts'
import { placePath, type Side } from '../workplace.ts'

/** Where an address leads to no page, or its page could not be shown. */
export function NoSuchPage({ side }: { side: Side }) {
  const t = useDeskTexts()
  const shell = useTexts().shell
  const isMissing = usePageProblem()?.status === 404
  const title = isMissing ? t.notFoundTitle : t.failedTitle
  return (
    <>
      <Head title={title} />
      <EmptyState isPage icon={<CircleAlert />} title={title} text={isMissing ? t.notFoundText : shell.errorText}>
        {!isMissing && <Button onClick={() => location.reload()}>{shell.tryAgain}</Button>}
        <Link to={placePath(side, '')} className={buttonClass({ variant: isMissing ? 'primary' : 'secondary' })}>
          {t.toStart}
        </Link>
      </EmptyState>
    </>
  )
}
