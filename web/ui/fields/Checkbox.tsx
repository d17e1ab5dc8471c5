import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useEffect, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Stands beside the box; for a box alone give `aria-label`. */
  label?: ReactNode
  /** Some of what it stands for are chosen. */
  isMixed?: boolean
  error?: string
}

/** A box of 19 px with its label; the whole line can be pressed. */
export function Checkbox({ label, isMixed = false, error, className = '', ref, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <div className={className}>
      <label className="flex cursor-pointer items-start gap-2.5 text-medium has-disabled:cursor-default has-disabled:opacity-45">
        <span className="relative mt-[1.5px] grid size-[19px] shrink-0">
          <input
            {...rest}
            ref={input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            className="peer size-[19px] cursor-[inherit] appearance-none rounded-[6px] bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] transition checked:bg-brand checked:shadow-none indeterminate:bg-brand indeterminate:shadow-none aria-invalid:shadow-[inset_0_0_0_1.5px_var(--color-danger)]"
          />
          <Check className="pointer-events-none absolute inset-[2px] hidden size-[15px] stroke-3 text-on-brand peer-checked:not-peer-indeterminate:block" />
          <Minus className="pointer-events-none absolute inset-[2px] hidden size-[15px] stroke-3 text-on-brand peer-indeterminate:block" />
        </span>
        {label && <span className="min-w-0 flex-1">{label}</span>}
      </label>
      {error && (
        <p role="alert" className="mt-1 pl-[29px] text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
