import { useId, type ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'

export type FieldProps = {
  label: string
  isOptional?: boolean
  hint?: ReactNode
  /** Sentence below the field; the field counts as invalid while there is one. */
  error?: string
  /** Reads the label out without showing it. */
  isLabelHidden?: boolean
  className?: string
}
type FieldFrameProps = FieldProps & { children: (ids: { id: string; describedBy: string | undefined }) => ReactNode }

/** Label above, hint and error below; the error is announced when it comes. */
export function FieldFrame({
  label,
  isOptional,
  hint,
  error,
  isLabelHidden,
  className = '',
  children,
}: FieldFrameProps) {
  const t = useTexts().ui
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-ink-3"> {t.optional}</span>}
      </label>
      {children({ id, describedBy })}
      {hint && (
        <div id={`${id}-hint`} className="text-small text-ink-3">
          {hint}
        </div>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-small font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** The box of text fields and selects. */
export const fieldClass = 'field'
