import type { ReactNode } from 'react'

type ScrollListProps = { as?: 'ul' | 'ol'; label?: string; className: string; children: ReactNode }

/** A list that scrolls in a place of its own once it is longer than that. */
export const ScrollList = ({ as: List = 'ul', label, className, children }: ScrollListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1)
  <List tabIndex={0} aria-label={label} className={`grid overflow-y-auto ${className}`}>
    {children}
  </List>
)
