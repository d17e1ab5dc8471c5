import { storeConsent, useConsent } from '../platform/measuring/consent.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { useConsentTexts } from './consent-texts.ts'

/** What is measured in this browser, and the switch to change it. */
export function ConsentChoice() {
  const t = useConsentTexts()
  const consent = useConsent()
  return (
    <section className="rounded-lg bg-surface p-5 hairline sm:p-6">
      <h2 className="text-lg">{t.choiceTitle}</h2>
      <p className="mt-1.5 mb-4 text-ink-2">{t.choice[consent]}</p>
      {consent !== 'off' && (
        <Switch
          label={t.statistics}
          checked={consent === 'granted'}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
      )}
    </section>
  )
}

// What has been loaded stays until the page is loaded anew.
async function choose(isGranted: boolean) {
  storeConsent(isGranted ? 'granted' : 'denied')
  if (isGranted) return
  const { deleteCookies } = await import('../platform/measuring/measuring.ts')
  deleteCookies()
  location.reload()
}
