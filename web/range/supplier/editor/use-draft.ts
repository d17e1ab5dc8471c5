import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Language } from '../../../../contract/platform/values.ts'
import { Changes, type Field } from '../../../../contract/range/content.ts'
import * as editorApi from '../../../../contract/range/editor.ts'
import type { EditedProduct } from '../../../../contract/range/editor.ts'
import { fieldsOf } from '../../../../contract/range/fields.ts'
import { validationSentence } from '../../../../texts/validation-sentence.ts'
import { call } from '../../../platform/calls/call.ts'
import { CallProblem } from '../../../platform/calls/call-problem.ts'
import { localStore } from '../../../platform/storage.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { sendLeaving, useLeaving } from '../../../platform/writes/leaving.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { openDraft, type DraftView, type Failure, type OpenDraft } from './draft.ts'
import type { Unsaved } from './draft-state.ts'

const DELAY_MS = 800
const AGAIN_MS = 8000

export type ProductDraft = Pick<OpenDraft, 'edit' | 'choose' | 'flush' | 'refresh' | 'version'> & { view: DraftView }

/** The draft of a product: saved shortly after each change, and stored in this browser until the server has it. */
export function useDraft(product: EditedProduct): ProductDraft {
  const { skuId } = product
  const language = useLanguage()
  const { user } = useSession()
  const key = `product ${skuId} ${user?.user?.portalUserId}`
  const queryClient = useQueryClient()
  const [view, setView] = useState<DraftView | null>(null)
  const [draft] = useState(() =>
    openDraft({
      server: product,
      unsaved: readUnsaved(key),
      async send(version, changes) {
        const saved = await send({ skuId, version, changes }, language)
        // What follows from the content: pictures, the rules of its category, what differs from what is live.
        void queryClient.invalidateQueries({ queryKey: ['range', 'product', skuId] })
        return saved
      },
      readAgain: () => call(editorApi.read, { skuId }),
      failureOf,
      onView(next, unsaved) {
        setView(next)
        if (fieldsOf(unsaved.typed).length === 0) localStore.remove(key)
        else localStore.write(key, JSON.stringify(unsaved))
      },
      later(run) {
        const timer = setTimeout(run, DELAY_MS)
        return () => clearTimeout(timer)
      },
    }),
  )
  // What others have changed comes in with each read.
  useEffect(() => draft.refresh(product), [draft, product])
  useEffect(() => () => void draft.flush(), [draft])
  useLeaving((isOver) => {
    const changes = draft.leaving()
    if (!isOver) void draft.flush()
    else if (fieldsOf(changes).length > 0)
      sendLeaving(editorApi.saveDraft, { skuId, version: draft.version(), changes }).catch(() => {})
  })
  const shown = view ?? draft.view()
  useAgain(draft, shown)
  return { ...draft, view: shown }
}

function useAgain(draft: OpenDraft, { state }: DraftView) {
  useEffect(() => {
    if (state === 'waiting') void draft.flush()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what an earlier visit has left is sent once
  }, [])
  useEffect(() => {
    if (state !== 'unreachable') return
    const again = () => void draft.flush()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [draft, state])
}

function readUnsaved(key: string): Unsaved | null {
  const stored = localStore.readJson(key) as Partial<Unsaved> | null
  return stored?.typed && stored.seen ? { typed: stored.typed, seen: stored.seen } : null
}

type Sent = { skuId: string; version: number; changes: Changes }

async function send(input: Sent, language: Language) {
  const refused = Changes.safeParse(input.changes).error?.issues ?? []
  if (refused.length > 0) {
    const named = refused.map((issue) => [`changes.${String(issue.path[0])}`, validationSentence(issue, language)])
    throw new CallProblem(400, { code: 'VALIDATION', fieldErrors: Object.fromEntries(named.toReversed()) as object })
  }
  return call(editorApi.saveDraft, input)
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof CallProblem)) throw error
  if (error.code === 'DRAFT_CHANGED') return { kind: 'changed' }
  if (error.code === 'PRODUCT_STATE' || error.code === 'NOT_FOUND') return { kind: 'closed' }
  if (error.code !== 'VALIDATION') return { kind: 'unreachable' }
  // 'changes.nameDe', 'changes.tiers.0.price'
  const errors = Object.entries(error.fieldErrors).map(([name, text]) => [name.split('.')[1] as Field, text])
  return { kind: 'refused', errors: Object.fromEntries(errors) as Partial<Record<Field, string>> }
}
