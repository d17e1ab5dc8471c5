import type { ReactNode } from 'react'
import type { Content, Field } from '../../../../../contract/range/content.ts'
import { useEditorTexts } from '../../../texts.ts'
import { useField } from '../editor-context.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { NumberBox } from './NumberBox.tsx'

type NumberFieldName = { [F in Field]: number | null extends Content[F] ? F : never }[Field]

type NumberInputProps = {
  field: NumberFieldName
  kind: 'euros' | 'count' | 'decimal'
  suffix?: string
  hint?: ReactNode
  max?: number
}

/** A number of the product. */
export function NumberInput({ field, hint, ...rest }: NumberInputProps) {
  const t = useEditorTexts()
  const { value, set, error, isReadOnly } = useField(field)
  return (
    <div id={`field-${field}`} className="contents">
      <NumberBox
        {...rest}
        label={t.fields[field]}
        value={value}
        onChange={set}
        error={error}
        isReadOnly={isReadOnly}
        hint={
          <>
            {hint}
            <FieldNotes field={field} />
          </>
        }
      />
    </div>
  )
}
