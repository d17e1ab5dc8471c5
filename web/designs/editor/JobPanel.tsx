import { useState } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { FileField } from '../FileField.tsx'
import { FileList } from '../FileList.tsx'
import { useDesignTexts } from '../texts.ts'
import type { Editing } from './use-editing.ts'

/** What the store has to know besides the print itself. */
export function JobPanel({ editing }: { editing: Editing }) {
  const t = useDesignTexts()
  const { content, template, change, errors, design } = editing
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="grid gap-5 pt-5">
      <TextField
        label={t.job.name}
        maxLength={80}
        required
        value={content.title}
        error={errors.title}
        onChange={({ target }) => change({ title: target.value }, 'title')}
      />
      <TextField
        label={t.job.quantity}
        hint={t.job.quantityHint(template.limits.countPerBox)}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        step={template.limits.countPerBox}
        value={typed ?? String(content.quantity)}
        error={errors.quantity}
        onChange={({ target }) => {
          setTyped(target.value)
          change({ quantity: Number(target.value) }, 'quantity')
        }}
        onBlur={() => setTyped(null)}
      />
      <Textarea
        label={t.job.note}
        isOptional
        maxLength={2000}
        placeholder={t.job.notePlaceholder}
        value={content.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value }, 'description')}
      />
      <div>
        <FileField editing={editing} kind="ARTWORK" label={t.files.more} hint={t.files.moreHint} />
        <FileList editing={editing} files={design.files.filter(({ kind }) => kind === 'ARTWORK')} />
      </div>
    </div>
  )
}
