import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { SplitPanel } from '../account/SplitPanel.tsx'
import { Head } from '../frame/Head.tsx'
import { localPath, paths } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'

// The server renders it; the browser reads its code after the page's own.
const ResetForm = lazy(async () => ({ default: (await import('../account/ResetForm.tsx')).ResetForm }))

export function Component() {
  const t = useTexts().account
  const language = useLanguage()
  const navigate = useNavigate()
  const toSignIn = () => void navigate(localPath(language, paths.login()))
  return (
    <>
      <Head title={t.resetTitle} path={paths.forgotPassword()} isNoindex />
      <SplitPanel title={t.resetTitle} lead="" picture="hero-3">
        <Suspense>
          <ResetForm onSent={toSignIn} onBack={toSignIn} />
        </Suspense>
      </SplitPanel>
    </>
  )
}
