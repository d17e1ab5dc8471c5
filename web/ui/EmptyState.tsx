import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  text?: string
  icon?: ReactNode
  /** How the icon's tile is coloured; words say the same. */
  tone?: keyof typeof tones
  children?: ReactNode
  isPage?: boolean
}

const tones = {
  brand: 'bg-brand-soft text-brand',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
}

/** What stands where nothing is; `children` are the ways on. */
export function EmptyState({ title, text, icon, tone = 'brand', children, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-16 text-center sm:py-24">
      {icon && (
        <span className={`mb-6 grid size-16 place-items-center rounded-[20px] [&>svg]:size-7 ${tones[tone]}`}>
          {icon}
        </span>
      )}
      <Title className="text-2xl sm:text-3xl">{title}</Title>
      {text && <p className="mt-4 text-ink-2 text-pretty">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
