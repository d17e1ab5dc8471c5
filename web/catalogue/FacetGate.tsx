import Lock from 'lucide-react/icons/lock-keyhole'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { openSignIn } from '../platform/sign-in.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'

/** Stands for the filters a visitor does not see: which there are, and how to get them. */
export function FacetGate() {
  const t = useTexts().catalogue.listing
  return (
    <section className="rounded-lg bg-surface p-5 hairline">
      <h2 className="font-sans text-[17px] leading-snug font-semibold tracking-normal">{t.gateTitle}</h2>
      <p className="mt-2 text-sm text-ink-2">{t.gateText}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {t.gateFilters.map((label) => (
          <li key={label} className="flex items-center justify-between py-2.5 text-[14.5px] text-ink-2">
            {label}
            <Lock aria-hidden="true" className="size-4 text-ink-3" />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        <Button size="sm" onClick={() => openSignIn()}>
          {t.logIn}
        </Button>
        <Link to={paths.register()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t.signUp}
        </Link>
      </div>
    </section>
  )
}
