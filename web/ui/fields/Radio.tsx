import type { ComponentProps, ReactNode } from 'react'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; isCard?: boolean }

/** One choice of several with the same `name`, as a line or as a bordered card. Put them into a fieldset. */
export function Radio({ label, isCard = false, className = '', ...rest }: RadioProps) {
  const card = isCard
    ? 'rounded-lg bg-surface p-4 hairline transition has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_2px_var(--color-brand)]'
    : ''
  return (
    <label
      className={`flex cursor-pointer items-start gap-3 text-medium has-disabled:cursor-default has-disabled:opacity-55 ${card} ${className}`}
    >
      <input
        {...rest}
        type="radio"
        className="mt-[1.5px] size-[19px] shrink-0 cursor-[inherit] appearance-none rounded-full bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] transition checked:shadow-[inset_0_0_0_6px_var(--color-brand)]"
      />
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  )
}
