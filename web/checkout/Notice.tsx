import InfoIcon from 'lucide-react/icons/info'
import type { ReactNode } from 'react'

/** Says that something remembered no longer holds. */
export const Notice = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <p
    role="status"
    className={`flex items-start gap-2.5 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn ${className}`}
  >
    <InfoIcon className="mt-px size-[18px] shrink-0" aria-hidden="true" />
    <span>{children}</span>
  </p>
)
