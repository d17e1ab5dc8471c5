import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { fieldClass, FieldFrame, type FieldProps } from './FieldFrame.tsx'

export type Option = { value: string; label: string }
type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldProps & { options: readonly Option[]; placeholder?: string }

/** The browser's own select: best on phones and for short lists. SearchSelect is for long ones. */
export function SelectField({
  label,
  isOptional,
  hint,
  error,
  isLabelHidden,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, isOptional, hint, error, isLabelHidden, className }}>
      {({ id, describedBy }) => (
        <span className="relative flex items-center">
          <select
            {...rest}
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={`${fieldClass} h-12 cursor-pointer appearance-none truncate pr-10`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute right-3.5 size-[18px] text-ink-3" aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  )
}
