import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useId, useRef, useState } from 'react'
import { useEditorTexts } from '../../../texts.ts'
import { useField } from '../editor-context.ts'
import { plain } from '../../../field-text.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { openHtmlEditor, type Format, type HtmlEditor } from './html-editor.ts'

const symbols: [Format, typeof Bold][] = [
  ['BOLD', Bold],
  ['ITALIC', Italic],
  ['HEADING', Heading2],
  ['LIST', List],
  ['UNDO', Undo2],
]

export type HtmlBoxProps = { field: 'descriptionDe' | 'descriptionEn'; max: number; hint: string }

/** A text with emphasis, headings and lists. */
export function HtmlBox({ field, max, hint }: HtmlBoxProps) {
  const t = useEditorTexts()
  const { value, set, error, isReadOnly } = useField(field)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<Partial<Record<Format, { isOn: boolean; isPossible: boolean }>>>({})
  const [editor, setEditor] = useState<HtmlEditor | null>(null)
  const newest = useRef({ value, set })
  useEffect(() => {
    newest.current = { value, set }
  })
  useEffect(() => {
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id, class: 'editor-html' }
    const opened = openHtmlEditor(place.current!, {
      html: newest.current.value,
      attributes,
      isReadOnly,
      onChange: (html) => newest.current.set(html),
      onState: setState,
    })
    setEditor(opened)
    return opened.close
  }, [id, isReadOnly])
  useEffect(() => editor?.show(value), [editor, value])
  return (
    <div id={`field-${field}`} className="grid content-start gap-1.5">
      <span id={id} className="text-sm font-medium">
        {t.fields[field]} · {t.countOf(plain(value).length, max)}
      </span>
      <div className="editor-html-box" data-invalid={error ? '' : undefined}>
        <div role="toolbar" aria-label={t.texts.format} className="flex border-b border-line p-1">
          {symbols.map(([format, Symbol]) => (
            <button
              key={format}
              type="button"
              className="desk-icon-button"
              aria-label={t.texts.formats[format]}
              title={t.texts.formats[format]}
              aria-pressed={format === 'UNDO' ? undefined : (state[format]?.isOn ?? false)}
              disabled={isReadOnly || !state[format]?.isPossible}
              onClick={() => editor?.run(format)}
            >
              <Symbol className="size-[17px]" />
            </button>
          ))}
        </div>
        <div ref={place} data-empty={value === '' ? hint : undefined} />
      </div>
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
      <FieldNotes field={field} />
    </div>
  )
}
