import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text?: string; icon?: ReactNode; children?: ReactNode; isPage?: boolean }

/** What stands where nothing is; `children` are the ways on. */
export function EmptyState({ title, text, icon, children, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-16 text-center sm:py-24">
      {icon && (
        <span className="mb-6 grid size-16 place-items-center rounded-[20px] bg-brand-soft text-brand [&>svg]:size-7">
          {icon}
        </span>
      )}
      <Title className="text-2xl sm:text-3xl">{title}</Title>
      {text && <p className="mt-4 text-ink-2 text-pretty">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
