import type { ComponentProps, ReactNode } from 'react'
import { fieldClass, FieldFrame, type FieldProps } from './FieldFrame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'className'> &
  FieldProps & { prefix?: ReactNode; suffix?: ReactNode }

/** A line of text. Takes what react-hook-form's `register` gives. */
export function TextField({
  label,
  isOptional,
  hint,
  error,
  isLabelHidden,
  className,
  prefix,
  suffix,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, isOptional, hint, error, isLabelHidden, className }}>
      {({ id, describedBy }) => (
        <span className="relative flex items-center">
          {prefix && (
            <span className="pointer-events-none absolute left-3.5 text-ink-3 [&>svg]:size-[18px]">{prefix}</span>
          )}
          <input
            {...rest}
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={`${fieldClass} h-12 ${prefix ? 'pl-10' : ''} ${suffix ? 'pr-12' : ''}`}
          />
          {suffix && <span className="absolute right-1.5 grid place-items-center text-ink-3">{suffix}</span>}
        </span>
      )}
    </FieldFrame>
  )
}
