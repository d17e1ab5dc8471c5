import type { ComponentProps, ReactNode } from 'react'

/** On or off, at once. */
export function Switch({
  label,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label
      className={`flex cursor-pointer items-center gap-3 text-medium has-disabled:cursor-default has-disabled:opacity-45 ${className}`}
    >
      <span className="relative flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="peer h-6 w-10 cursor-[inherit] appearance-none rounded-full bg-line-strong transition checked:bg-brand"
        />
        <span className="pointer-events-none absolute top-[3px] left-[3px] size-[18px] rounded-full bg-surface shadow-1 transition-transform peer-checked:translate-x-4" />
      </span>
      {label}
    </label>
  )
}
