import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ProductDesign } from '../../../contract/designs/designs.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useLanguage } from '../../platform/texts.ts'
import { contentOf, isSame, type Content } from '../content.ts'
import { sendLeaving, useAtHand, useLeaving } from '../../platform/writes/leaving.ts'
import { clearContent, storeContent } from './stored-content.ts'
import { loadDesignsApi, designQuery } from '../queries.ts'
import { createSaver, type SaveState } from '../../platform/writes/saver.ts'

const DELAY_MS = 800
const AGAIN_MS = 8000

/** Saves the content shortly after each change, and stores it in the browser until the server has it. */
export function useAutosave(design: ProductDesign, { content, key }: { content: Content; key: string }) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [state, setState] = useState<SaveState>('saved')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { id } = design
  const [saver] = useState(() =>
    createSaver({
      saved: contentOf(design),
      isSame,
      send: async (sent) => {
        const saved = await send(id, sent, language)
        queryClient.setQueryData(designQuery(id).queryKey, saved)
      },
      failed: (error) => {
        if (error instanceof CallProblem) setErrors(error.fieldErrors)
        const state = failureOf(error)
        if (state === 'closed') void queryClient.invalidateQueries({ queryKey: designQuery(id).queryKey })
        return state
      },
      onState: (next, pending) => {
        setState(next)
        if (next === 'saved') clearContent(key)
        else storeContent(key, pending)
        if (next === 'saved' || next === 'saving') setErrors({})
      },
      later: (run) => {
        const timer = setTimeout(run, DELAY_MS)
        return () => clearTimeout(timer)
      },
    }),
  )
  useEffect(() => saver.want(content), [saver, content])
  useEffect(() => () => void saver.flush(), [saver])
  useSavedWhenLeft(saver, id)
  useEffect(() => {
    if (state !== 'unreachable') return
    const again = () => void saver.flush()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [saver, state])
  return { state, errors, flush: saver.flush }
}

function useSavedWhenLeft({ unsaved, flush }: ReturnType<typeof createSaver<Content>>, id: string) {
  const calls = useAtHand(loadDesignsApi)
  useLeaving((isOver) => {
    const content = unsaved()
    if (!isOver) void flush()
    else if (content && calls.current) sendLeaving(calls.current.write, { id, ...content }).catch(() => {})
  })
}

async function send(id: string, content: Content, language: Language): Promise<ProductDesign> {
  const [designsApi, { checkInput }] = await modules()
  const refused = Object.entries(checkInput(designsApi.write, { id, ...content }, language))
  if (refused.length > 0) {
    const fieldErrors = Object.fromEntries(refused.map(([name, { message }]) => [name, message]))
    throw new CallProblem(400, { code: 'VALIDATION', fieldErrors })
  }
  return call(designsApi.write, { id, ...content })
}

const modules = () =>
  Promise.all([loadDesignsApi(), import('../../platform/forms/check-input.ts')]).catch(() => {
    throw new CallProblem(0, {})
  })

function failureOf(error: unknown): SaveState {
  if (!(error instanceof CallProblem)) throw error
  if (error.code === 'DESIGN_STATE' || error.code === 'NOT_FOUND') return 'closed'
  return error.code === 'VALIDATION' ? 'refused' : 'unreachable'
}
