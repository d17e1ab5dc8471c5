import type { ComponentProps, ReactNode } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What the button does, read out and shown as tooltip. */
  label: string
  icon: ReactNode
}

/** A round button of 42 px that shows only an icon. */
export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`${iconButtonClass} ${className}`}>
      {icon}
    </button>
  )
}

export const iconButtonClass = 'icon-button'
