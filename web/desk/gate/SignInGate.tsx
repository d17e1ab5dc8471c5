import { useState } from 'react'
import { ResetForm } from '../../account/ResetForm.tsx'
import { SignInForm } from '../../account/SignInForm.tsx'
import { useAccountTexts } from '../../account/account-texts.ts'
import { DeskLogo } from '../frame/DeskLogo.tsx'
import { useDeskTexts } from '../texts.ts'
import type { Side } from '../workplace.ts'

/** In the place of a page for who is not signed in; afterwards the same address shows the page. */
export function SignInGate({ side }: { side: Side }) {
  const t = useDeskTexts()
  const account = useAccountTexts()
  const [view, setView] = useState<'sign-in' | 'reset'>('sign-in')
  return (
    <div className="desk-gate">
      <DeskLogo />
      <h1>{view === 'sign-in' ? account.signInTitle : account.resetTitle}</h1>
      <p>{t.signInLead[side]}</p>
      {view === 'sign-in' ? (
        <SignInForm hasCreateAccount={false} onForgotPassword={() => setView('reset')} onSignedIn={() => {}} />
      ) : (
        <ResetForm onSent={() => setView('sign-in')} onBack={() => setView('sign-in')} />
      )}
    </div>
  )
}
