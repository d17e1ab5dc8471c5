import { useNavigate } from 'react-router'
import { ForVisitors } from '../../account/sign-in/ForVisitors.tsx'
import { SplitPanel } from '../../account/SplitPanel.tsx'
import { Head } from '../../ui/Head.tsx'
import { localPath, paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useAccountTexts } from '../../account/account-texts.ts'
import { useLanguage } from '../../platform/texts.ts'

// The server renders it; the browser reads its code after the page's own.
const ResetForm = lazyPart(async () => (await import('../../account/ResetForm.tsx')).ResetForm, { missing: 'sentence' })

export function Component() {
  const t = useAccountTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const toSignIn = () => void navigate(localPath(language, paths.login()))
  return (
    <>
      <Head title={t.resetTitle} path={paths.forgotPassword()} isNoindex />
      <ForVisitors>
        <SplitPanel title={t.resetTitle} lead="" picture="hero-3">
          <ResetForm onSent={toSignIn} onBack={toSignIn} />
        </SplitPanel>
      </ForVisitors>
    </>
  )
}
