import { useId, type ReactNode } from 'react'

type CardProps = {
  title?: string
  /** Beside the title, as a count. */
  mark?: ReactNode
  /** On the right of the title. */
  more?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page, with its own heading. */
export function Card({ title, mark, more, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={title && id} className={`desk-card ${className}`}>
      {title && (
        <header className="desk-card-head">
          <h2 id={id}>{title}</h2>
          {mark}
          {more && <div className="ml-auto">{more}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
