import type { ReactNode } from 'react'

type PageHeadProps = {
  title: string
  lead?: ReactNode
  /** Buttons on its right, below where sentences would have no room beside them. */
  children?: ReactNode
}

/** Title of a page of a workplace, what there is to say of it, and its actions. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header className="desk-page-head">
    <div className={`min-w-0 flex-1 ${lead ? 'basis-72' : 'basis-40'}`}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
    {children && <div className="desk-page-actions">{children}</div>}
  </header>
)
