import type { ComponentProps } from 'react'
import { fieldClass, FieldFrame, type FieldProps } from './FieldFrame.tsx'

/** Several lines of text, as high as what is typed. */
export function Textarea({
  label,
  isOptional,
  hint,
  error,
  isLabelHidden,
  className,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'className'> & FieldProps) {
  return (
    <FieldFrame {...{ label, isOptional, hint, error, isLabelHidden, className }}>
      {({ id, describedBy }) => (
        <textarea
          rows={4}
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={`${fieldClass} field-sizing-content min-h-28 py-3`}
        />
      )}
    </FieldFrame>
  )
}
