import { useState } from 'react'
import { checkContent } from '../../../../contract/range/check-content.ts'
import { completenessOf } from '../../../../contract/range/completeness.ts'
import type { Field } from '../../../../contract/range/content.ts'
import * as editorApi from '../../../../contract/range/editor.ts'
import type { EditedProduct } from '../../../../contract/range/editor.ts'
import { fieldFacts } from '../../../../contract/range/fields.ts'
import { newlyMissing } from '../../../../contract/range/legal-facts.ts'
import { findWords } from '../../../../contract/range/word-list.ts'
import { call } from '../../../platform/calls/call.ts'
import { CallProblem } from '../../../platform/calls/call-problem.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { useEditorTexts } from '../../texts.ts'
import { useLiveChanges } from './aside/ChangeList.tsx'
import { useEditor } from './editor-context.ts'

type PublishProps = {
  onPublished: (product: EditedProduct) => void
  onRefused: (errors: Partial<Record<Field, string>>) => void
  onGo: (field: Field) => void
  onClose: () => void
}

/** What changes beside what is live, what of it an operator looks at first, and what is missing. */
export function Publish({ onPublished, onRefused, onGo, onClose }: PublishProps) {
  const t = useEditorTexts()
  const { product, draft } = useEditor()
  const [note, setNote] = useState('')
  const missing = useMissing()
  const changes = useLiveChanges()
  const isWaiting = useWillWait()
  const publish = useWrite({
    mutationFn: async () => {
      if (!(await draft.flush())) throw new CallProblem(409, { code: 'DRAFT_CHANGED', message: t.publish.unsaved })
      return call(editorApi.publish, { skuId: product.skuId, version: draft.version(), note })
    },
    onSuccess: (published) => {
      showToast('success', published.waiting ? t.publish.handedIn : t.publish.published)
      onPublished(published)
      onClose()
    },
    onError: (error) => {
      if (error instanceof CallProblem) onRefused(error.fieldErrors as Partial<Record<Field, string>>)
    },
  })
  const go = (field: Field) => {
    onClose()
    onGo(field)
  }
  return (
    <Dialog
      title={t.publish.title}
      onClose={onClose}
      size="lg"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.publish.back}
          </Button>
          <Button disabled={missing.length > 0} isLoading={publish.isPending} onClick={() => publish.mutate()}>
            {isWaiting ? t.publish.handIn : t.publish.button}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {missing.length > 0 ? (
          <MissingList missing={missing} onGo={go} />
        ) : (
          <p>{isWaiting ? (product.live ? t.publish.waits : t.publish.waitsWhole) : t.publish.atOnce}</p>
        )}
        {changes !== null && <Comparison changes={changes} />}
        {isWaiting && missing.length === 0 && (
          <Textarea
            label={t.publish.note}
            isOptional
            hint={t.publish.noteHint}
            value={note}
            maxLength={1000}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}

type Missing = { field: Field; text: string }

function MissingList({ missing, onGo }: { missing: Missing[]; onGo: (field: Field) => void }) {
  const t = useEditorTexts()
  return (
    <div className="rounded-md bg-warn-soft p-4">
      <p className="font-semibold text-warn">{t.publish.missing}</p>
      <ul className="mt-2 grid gap-1">
        {missing.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <button type="button" className="text-left underline underline-offset-2" onClick={() => onGo(field)}>
              {t.fields[field]}: {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Change = { field: Field; before: string; after: string }

function Comparison({ changes }: { changes: Change[] }) {
  const t = useEditorTexts()
  if (changes.length === 0) return <p className="text-ink-2">{t.changes.none}</p>
  return (
    <table className="w-full border-collapse text-left text-small">
      <thead>
        <tr className="border-b border-line text-ink-3">
          <th className="py-2 pr-3 font-medium">{t.changes.field}</th>
          <th className="py-2 pr-3 font-medium">{t.changes.live}</th>
          <th className="py-2 font-medium">{t.changes.draft}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pr-3 font-medium">
              {t.fields[field]}
            </th>
            <td className="max-w-40 py-2 pr-3 break-words text-ink-2">{before}</td>
            <td className="max-w-40 py-2 break-words">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What stands in the way, as far as this page knows; the server looks once more. */
function useMissing(): Missing[] {
  const t = useEditorTexts()
  const { product, content } = useEditor()
  const isNew = !['ACTIVE', 'PAUSED'].includes(product.status)
  const wrong = checkContent(content).map(({ field, code }) => ({ field, text: t.problems[code] }))
  const subject = { content, isFood: product.isFood, attributes: product.attributes }
  const lost = product.live && !isNew ? newlyMissing(subject, product.live) : []
  const needed = isNew ? completenessOf(subject).missing.filter(({ isRequired }) => isRequired) : lost
  return [...needed.map(({ field, name }) => ({ field, text: t.completeness.rules[name] })), ...wrong]
}

function useWillWait(): boolean {
  const { product, content } = useEditor()
  const changes = useLiveChanges()
  if (product.live === null || !['ACTIVE', 'PAUSED'].includes(product.status)) return true
  const reviewed = (changes ?? []).filter(({ field }) => fieldFacts[field].isReviewed)
  const texts = Object.fromEntries(reviewed.map(({ field }) => [field, content[field]]))
  return reviewed.length > 0 && (!product.isStoreTrusted || findWords(texts).length > 0)
}
