import { useNavigate } from 'react-router'
import { ForVisitors } from '../../account/sign-in/ForVisitors.tsx'
import { SplitPanel } from '../../account/SplitPanel.tsx'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { localPath, paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { showToast } from '../../platform/toasts.ts'
import { useAccountTexts } from '../../account/account-texts.ts'
import { useLanguage } from '../../platform/texts.ts'

// The server renders it; the browser reads its code after the page's own.
const RegisterForm = lazyPart(async () => (await import('../../account/register/RegisterForm.tsx')).RegisterForm, {
  missing: 'sentence',
})

export function Component() {
  const t = useAccountTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <>
      <Head title={t.registerTitle} description={t.registerLead} path={paths.register()} />
      <ForVisitors>
        <SplitPanel title={t.registerTitle} lead={t.registerLead} picture="hero-2" points={t.registerPoints}>
          <RegisterForm
            onRegistered={() => {
              showToast('success', t.registered)
              void navigate(localPath(language, paths.home()))
            }}
          />
          <p className="mt-6 text-center text-ink-2">
            {t.haveAccount}{' '}
            <Link to={paths.login()} className="font-semibold text-brand underline">
              {t.signIn}
            </Link>
          </p>
        </SplitPanel>
      </ForVisitors>
    </>
  )
}
