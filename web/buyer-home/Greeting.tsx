import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { dateFormat } from '../../contract/platform/formats.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useLanguage } from '../platform/texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { greetingAt } from './greeting-at.ts'
import { useBuyerHomeTexts } from './texts.ts'

const today = {
  de: dateFormat('de-DE', { timeZone: 'Europe/Berlin', weekday: 'long', day: 'numeric', month: 'long' }),
  en: dateFormat('en-GB', { timeZone: 'Europe/Berlin', weekday: 'long', day: 'numeric', month: 'long' }),
}

/** Names the company, never a person: several people sign in with one account. */
export function Greeting({ company, isBuyer }: { company: string; isBuyer: boolean }) {
  const t = useBuyerHomeTexts()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl leading-[1.12] text-balance [overflow-wrap:anywhere] lg:text-[34px]">
          {t.greeting(t.greetings[greetingAt(now)], company)}
        </h1>
        <p className="mt-1.5 text-sm text-ink-2">
          {today[language].format(now)}
          {isBuyer && ` · ${t.net}`}
        </p>
      </div>
      {isBuyer && (
        <Link
          to={paths.wishlist()}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-lg:hidden' })}
        >
          <Heart aria-hidden="true" />
          {t.wishlist}
        </Link>
      )}
    </div>
  )
}
