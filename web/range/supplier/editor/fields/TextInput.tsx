import type { ReactNode } from 'react'
import type { Content, Field } from '../../../../../contract/range/content.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Textarea } from '../../../../ui/fields/Textarea.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useField } from '../editor-context.ts'
import { FieldNotes } from './FieldNotes.tsx'

type TextFieldName = {
  [F in Field]: Content[F] extends string ? (string extends Content[F] ? F : never) : never
}[Field]

type TextInputProps = {
  field: TextFieldName
  /** Letters it takes at most; the count stands beside the label. */
  max: number
  isCounted?: boolean
  isLong?: boolean
  label?: string
  hint?: ReactNode
  inputMode?: 'numeric'
  className?: string
}

/** A text of the product. */
export function TextInput({ field, max, isCounted, isLong, label, hint, inputMode, className }: TextInputProps) {
  const t = useEditorTexts()
  const { value, set, error, isReadOnly } = useField(field)
  const name = label ?? t.fields[field]
  const shared = {
    label: isCounted ? `${name} · ${t.countOf(value.length, max)}` : name,
    value,
    maxLength: max,
    readOnly: isReadOnly,
    ...(className && { className }),
    ...(error && { error }),
    hint: (
      <>
        {hint}
        <FieldNotes field={field} />
      </>
    ),
  }
  const id = `field-${field}`
  return isLong ? (
    <div id={id} className="contents">
      <Textarea {...shared} onChange={({ target }) => set(target.value)} />
    </div>
  ) : (
    <div id={id} className="contents">
      <TextField {...shared} inputMode={inputMode} onChange={({ target }) => set(target.value)} />
    </div>
  )
}
