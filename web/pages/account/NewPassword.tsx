import { useNavigate } from 'react-router'
import { SplitPanel } from '../../account/SplitPanel.tsx'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { localPath, paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { showToast } from '../../platform/toasts.ts'
import { useAccountTexts } from '../../account/account-texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useHydrated } from '../../platform/viewer/viewer.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { buttonClass } from '../../ui/button-class.ts'

// Only who comes with a token gets the form.
const NewPasswordForm = lazyPart(async () => (await import('../../account/NewPasswordForm.tsx')).NewPasswordForm, {
  missing: 'sentence',
})

export function Component() {
  const t = useAccountTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  // The token stays out of the server's page cache: it is read in the browser only.
  const isHydrated = useHydrated()
  const token = useSearch().get('token')
  const isBroken = isHydrated && !token
  return (
    <>
      <Head title={t.newPasswordTitle} path="/new-password" isNoindex />
      <SplitPanel
        title={isBroken ? t.linkMissingTitle : t.newPasswordTitle}
        lead={isBroken ? t.linkMissingText : t.newPasswordLead}
        picture="hero-3"
      >
        {isBroken && (
          <Link to={paths.forgotPassword()} className={buttonClass({ size: 'lg' })}>
            {t.askForLink}
          </Link>
        )}
        {isHydrated && token && (
          <NewPasswordForm
            token={token}
            onSaved={() => {
              showToast('success', t.passwordSaved)
              void navigate(localPath(language, paths.login()))
            }}
          />
        )}
      </SplitPanel>
    </>
  )
}
