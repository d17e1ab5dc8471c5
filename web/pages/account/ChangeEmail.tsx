import { useAccountTexts } from '../../account/account-texts.ts'
import { useEmailChangeTexts } from '../../account/email-change/email-change-texts.ts'
import { SplitPanel } from '../../account/SplitPanel.tsx'
import { Link } from '../../frame/Link.tsx'
import { accountPaths } from '../../account-paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useHydrated } from '../../platform/viewer/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Head } from '../../ui/Head.tsx'

// Only who comes with a token gets the buttons.
const EmailChangeLink = lazyPart(
  async () => (await import('../../account/email-change/EmailChangeLink.tsx')).EmailChangeLink,
  { missing: 'sentence' },
)

export function Component() {
  const t = useEmailChangeTexts().link
  const { linkMissingTitle, linkMissingText } = useAccountTexts()
  // The token stays out of the server's page cache: it is read in the browser only.
  const isHydrated = useHydrated()
  const token = useSearch().get('token')
  const isBroken = isHydrated && !token
  return (
    <>
      <Head title={t.title} path="/change-email" isNoindex />
      <SplitPanel title={isBroken ? linkMissingTitle : t.title} lead={isBroken ? linkMissingText : ''} picture="hero-3">
        {isBroken && (
          <Link to={accountPaths.security()} className={buttonClass({ size: 'lg' })}>
            {t.toSecurity}
          </Link>
        )}
        {isHydrated && token && <EmailChangeLink token={token} />}
      </SplitPanel>
    </>
  )
}
