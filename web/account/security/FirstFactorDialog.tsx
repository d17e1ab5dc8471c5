import KeyRound from 'lucide-react/icons/key-round'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import type { StepUpWay } from '../../../contract/platform/step-up-purposes.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { AddPasskeyForm } from './AddPasskeyDialog.tsx'
import { useSecurityTexts } from './security-texts.ts'
import { SetUpSteps } from './SetUpDialog.tsx'

type FirstFactorProps = { onDone: (way: StepUpWay) => void; onClose: () => void }

/** Sets up a second factor where something needs one: a passkey or an authenticator app, and back to what was to be done. */
export function FirstFactorDialog({ onDone, onClose }: FirstFactorProps) {
  const t = useSecurityTexts().firstFactor
  const [way, setWay] = useState<StepUpWay | null>(null)
  return (
    <Dialog title={t.title} onClose={onClose}>
      {way === null && (
        <div className="grid gap-4">
          <p className="text-ink-2">{t.lead}</p>
          {'PublicKeyCredential' in window && (
            <Button size="lg" icon={<KeyRound />} onClick={() => setWay('PASSKEY')}>
              {t.passkey}
            </Button>
          )}
          <Button variant="secondary" size="lg" icon={<Smartphone />} onClick={() => setWay('CODE')}>
            {t.app}
          </Button>
        </div>
      )}
      {way === 'PASSKEY' && <AddPasskeyForm onDone={() => onDone('PASSKEY')} />}
      {way === 'CODE' && <SetUpSteps onDone={() => onDone('CODE')} />}
    </Dialog>
  )
}
