import X from 'lucide-react/icons/x'
import { languageOffer as t } from '../../texts/de/language-offer.ts'
import { localStore } from '../platform/storage.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { LANGUAGE_OFFER_KEY } from './language-offer.ts'

/** Offers German, once, on an English page: in the place of the line above the header, so that nothing moves. */
export function LanguageOffer({ onClose }: { onClose: () => void }) {
  const answer = () => localStore.write(LANGUAGE_OFFER_KEY, 'answered')
  return (
    <aside lang="de" aria-label={t.label} className="language-offer">
      <span className="max-sm:sr-only">{t.text}</span>
      <span onClickCapture={answer}>
        <LanguageLink language="de" className="font-semibold underline underline-offset-2">
          {t.german}
        </LanguageLink>
      </span>
      <button
        type="button"
        aria-label={t.stay}
        title={t.stay}
        onClick={() => {
          answer()
          onClose()
        }}
        className="grid size-8 place-items-center rounded-full hover:bg-white/10"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </aside>
  )
}
