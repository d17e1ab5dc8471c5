import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import type { SecondFactor } from '../../../contract/security/second-factor.ts'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSecondFactor } from './second-factor.ts'
import { NewCodesDialog } from './NewCodesDialog.tsx'
import { RemoveTotpDialog } from './RemoveTotpDialog.tsx'
import { useSecurityTexts } from './security-texts.ts'
import { SetUpDialog } from './SetUpDialog.tsx'

/** A code of an authenticator app besides the password: set it up, make recovery codes anew, switch it off. */
export function SecondFactorPart() {
  const t = useSecurityTexts().secondFactor
  const read = useSecondFactor()
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-medium text-ink-2">{t.lead}</p>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="mt-4 h-24 rounded-lg" />}>
        {(factor) => <Choices factor={factor} />}
      </QueryView>
    </section>
  )
}

function Choices({ factor: { totpSince, recoveryCodesLeft, isRequired } }: { factor: SecondFactor }) {
  const t = useSecurityTexts().secondFactor
  const language = useLanguage()
  const [open, setOpen] = useState<'set-up' | 'codes' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4 rounded-lg bg-surface p-5 hairline">
      <ShieldCheck aria-hidden="true" className={`size-6 shrink-0 ${totpSince ? 'text-ok' : 'text-ink-3'}`} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{totpSince ? t.isOn(dateText(totpSince, language)) : t.isOff}</p>
        <p className="text-medium text-ink-2">{totpSince ? t.codesLeft(recoveryCodesLeft) : t.offText}</p>
        {isRequired && <p className="mt-1 text-medium text-ink-2">{t.isRequired}</p>}
      </div>
      {totpSince ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen('codes')}>
            {t.newCodes}
          </Button>
          <Button variant="danger" onClick={() => setOpen('remove')}>
            {t.remove}
          </Button>
        </div>
      ) : (
        <Button onClick={() => setOpen('set-up')}>{t.setUp}</Button>
      )}
      {open === 'set-up' && <SetUpDialog onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
      {open === 'remove' && <RemoveTotpDialog onClose={close} />}
    </div>
  )
}
