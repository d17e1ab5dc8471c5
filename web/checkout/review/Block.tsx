import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type ReactNode } from 'react'

type BlockProps = { icon: ReactNode; title: string; aside?: ReactNode; children: ReactNode }

const frame = 'rounded-xl bg-surface ring-1 ring-line'
const head = 'flex min-h-9 items-center gap-3'
const heading = 'font-sans text-base font-semibold tracking-normal'
const symbol = 'shrink-0 text-ink-2 [&_svg]:size-5'

/** A part of the order as it stands, with its answer. */
export function Block({ icon, title, aside, children }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${frame} px-4 py-4 sm:px-5`}>
      <div className={`flex-wrap ${head}`}>
        <span className={symbol}>{icon}</span>
        <h2 id={id} className={`min-w-0 grow basis-24 ${heading}`}>
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-1.5 sm:pl-8">{children}</div>
    </section>
  )
}

/** The same, closed until somebody wants to see it. */
export function FoldedBlock({ icon, title, aside, isOpen = false, children }: BlockProps & { isOpen?: boolean }) {
  return (
    <details open={isOpen} className={`group ${frame}`}>
      <summary className={`${head} list-none rounded-xl px-4 py-4 sm:px-5 [&::-webkit-details-marker]:hidden`}>
        <span className={symbol}>{icon}</span>
        <h2 className={`shrink-0 ${heading}`}>{title}</h2>
        <span className="min-w-0 flex-1 text-right text-small break-words text-ink-2">{aside}</span>
        <ChevronDown className="size-[18px] shrink-0 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="px-4 pb-5 sm:px-5 sm:pl-13">{children}</div>
    </details>
  )
}
