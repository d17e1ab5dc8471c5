import { useConfirmationTexts } from '../../account/email-confirmation.ts'
import { SplitPanel } from '../../account/SplitPanel.tsx'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useAccountTexts } from '../../account/account-texts.ts'
import { useHydrated } from '../../platform/viewer/viewer.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { buttonClass } from '../../ui/button-class.ts'

// Only who comes with a token gets the button.
const EmailConfirmation = lazyPart(
  async () => (await import('../../account/EmailConfirmation.tsx')).EmailConfirmation,
  {
    missing: 'sentence',
  },
)

export function Component() {
  const t = useConfirmationTexts()
  const { linkMissingTitle, linkMissingText } = useAccountTexts()
  // The token stays out of the server's page cache: it is read in the browser only.
  const isHydrated = useHydrated()
  const token = useSearch().get('token')
  const isBroken = isHydrated && !token
  return (
    <>
      <Head title={t.title} path="/confirm-email" isNoindex />
      <SplitPanel title={isBroken ? linkMissingTitle : t.title} lead={isBroken ? linkMissingText : ''} picture="hero-3">
        {isBroken && (
          <Link to={paths.account()} className={buttonClass({ size: 'lg' })}>
            {t.toAccount}
          </Link>
        )}
        {isHydrated && token && <EmailConfirmation token={token} />}
      </SplitPanel>
    </>
  )
}
