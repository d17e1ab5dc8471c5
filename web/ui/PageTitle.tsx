import type { ReactNode } from 'react'

/** The heading of a page; `className` adds its distance. */
export const PageTitle = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <h1 className={`page-title ${className}`.trim()}>{children}</h1>
)
