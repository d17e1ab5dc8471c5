import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { followRole } from '../../account/sign-in/follow-role.ts'
import { ForVisitors } from '../../account/sign-in/ForVisitors.tsx'
import { SplitPanel } from '../../account/SplitPanel.tsx'
import { Head } from '../../ui/Head.tsx'
import { localPath, paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { showToast } from '../../platform/toasts.ts'
import { useAccountTexts } from '../../account/account-texts.ts'
import { useLanguage } from '../../platform/texts.ts'

// The server renders it; the browser reads its code after the page's own.
const SignInForm = lazyPart(async () => (await import('../../account/SignInForm.tsx')).SignInForm, {
  missing: 'sentence',
})

export function Component() {
  const t = useAccountTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <>
      <Head title={t.signInTitle} path={paths.login()} isNoindex />
      <ForVisitors>
        <SplitPanel title={t.signInTitle} lead={t.signInLead} picture="hero-1">
          <SignInForm
            onForgotPassword={() => void navigate(localPath(language, paths.forgotPassword()))}
            onSignedIn={() => {
              if (followRole(queryClient, language)) return
              showToast('success', t.signedIn)
              void navigate(localPath(language, paths.home()))
            }}
          />
        </SplitPanel>
      </ForVisitors>
    </>
  )
}
