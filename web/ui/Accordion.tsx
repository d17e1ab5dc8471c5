import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type AccordionItemProps = {
  title: ReactNode
  /** Items with the same name close each other; without it each stands alone. */
  name?: string
  isOpen?: boolean
  children: ReactNode
}

/** A heading that opens what is below it; native, so it is found by the browser's own search. */
export function AccordionItem({ title, name, isOpen = false, children }: AccordionItemProps) {
  return (
    <details name={name} open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3.5 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-[18px] transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="pb-5 text-ink-2">{children}</div>
    </details>
  )
}
