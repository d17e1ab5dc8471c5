import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { storeConsent } from '../platform/measuring/consent.ts'
import { Button } from '../ui/Button.tsx'
import { useConsentTexts } from './consent-texts.ts'

/** The question, with two answers of the same weight. Not modal: the shop works without an answer. */
export function ConsentDialog() {
  const t = useConsentTexts()
  return (
    <section role="dialog" aria-labelledby="consent-title" aria-describedby="consent-text" className="consent-dialog">
      <h2 id="consent-title" className="text-lg">
        {t.title}
      </h2>
      <p id="consent-text" className="mt-1.5 text-medium text-ink-2">
        {t.text}{' '}
        <Link to={paths.static('cookie-policy')} className="text-brand underline">
          {t.more}
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button variant="secondary" onClick={() => storeConsent('denied')}>
          {t.reject}
        </Button>
        <Button variant="secondary" onClick={() => storeConsent('granted')}>
          {t.accept}
        </Button>
      </div>
    </section>
  )
}
