import { useAccountTexts } from '../../account/account-texts.ts'
import { ForVisitors } from '../../account/sign-in/ForVisitors.tsx'
import { useLinkTexts } from '../../account/sign-in/link-texts.ts'
import { SplitPanel } from '../../account/SplitPanel.tsx'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useHydrated } from '../../platform/viewer/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Head } from '../../ui/Head.tsx'

// Only who comes with a token gets the button.
const LinkSignIn = lazyPart(async () => (await import('../../account/sign-in/LinkSignIn.tsx')).LinkSignIn, {
  missing: 'sentence',
})

export function Component() {
  const t = useLinkTexts()
  const { linkMissingTitle, linkMissingText } = useAccountTexts()
  // The token stays out of the server's page cache: it is read in the browser only.
  const isHydrated = useHydrated()
  const token = useSearch().get('token')
  const isBroken = isHydrated && !token
  return (
    <>
      <Head title={t.title} path="/sign-in-link" isNoindex />
      <ForVisitors>
        <SplitPanel
          title={isBroken ? linkMissingTitle : t.title}
          lead={isBroken ? linkMissingText : ''}
          picture="hero-1"
        >
          {isBroken && (
            <Link to={paths.login()} className={buttonClass({ size: 'lg' })}>
              {t.askAgain}
            </Link>
          )}
          {isHydrated && token && <LinkSignIn token={token} />}
        </SplitPanel>
      </ForVisitors>
    </>
  )
}
