import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { SplitPanel } from '../account/SplitPanel.tsx'
import { Head } from '../frame/Head.tsx'
import { localPath, paths } from '../paths.ts'
import { showToast } from '../platform/toasts.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'

// The server renders it; the browser reads its code after the page's own.
const SignInForm = lazy(async () => ({ default: (await import('../account/SignInForm.tsx')).SignInForm }))

export function Component() {
  const t = useTexts().account
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <>
      <Head title={t.signInTitle} path={paths.login()} isNoindex />
      <SplitPanel title={t.signInTitle} lead={t.signInLead} picture="hero-1">
        <Suspense>
          <SignInForm
            onForgotPassword={() => void navigate(localPath(language, paths.forgotPassword()))}
            onSignedIn={() => {
              showToast('success', t.signedIn)
              void navigate(localPath(language, paths.home()))
            }}
          />
        </Suspense>
      </SplitPanel>
    </>
  )
}
