import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PostContent } from '../../../../contract/operator/post-content.ts'
import * as postsApi from '../../../../contract/operator/posts.ts'
import type { PostDraft } from '../../../../contract/operator/posts.ts'
import { call } from '../../../platform/calls/call.ts'
import { CallProblem } from '../../../platform/calls/call-problem.ts'
import { localStore } from '../../../platform/storage.ts'
import { ownKey } from '../../../platform/viewer/own-key.ts'
import { sendLeaving, useLeaving } from '../../../platform/writes/leaving.ts'
import { createSaver, type SaveState } from '../../../platform/writes/saver.ts'
import { postDraftQuery } from '../queries.ts'

const DELAY_MS = 800
const AGAIN_MS = 8000

/** What the server has not got yet outlives the tab, for the version it was written on. */
const storedUnder = (id: string) => ownKey(`post-draft ${id}`)
type Stored = { version: number; content: PostContent }

function storedContent(key: string, version: number): PostContent | null {
  const stored = localStore.readJson(key) as Stored | null
  return stored?.version === version ? stored.content : null
}

function createVersion(first: number) {
  let seen = first
  return { seen: () => seen, see: (next: number) => void (seen = next) }
}

const isSame = (a: PostContent, b: PostContent) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Saves what is written shortly after each change, over the version that was seen and no other. */
export function useDraft(draft: PostDraft) {
  const { id } = draft
  const queryClient = useQueryClient()
  const [key] = useState(() => storedUnder(id))
  const [content, setContent] = useState(() => storedContent(key, draft.version) ?? draft.content)
  const [state, setState] = useState<SaveState>('saved')
  const [refusal, setRefusal] = useState<CallProblem | null>(null)
  // Changes without rendering anew: only what is sent next reads it.
  const [version] = useState(() => createVersion(draft.version))
  const [saver] = useState(() =>
    createSaver<PostContent>({
      saved: draft.content,
      isSame,
      async send(sent) {
        const saved = await call(postsApi.save, { id, version: version.seen(), content: sent })
        version.see(saved.version)
        queryClient.setQueryData(postDraftQuery(id).queryKey, saved)
      },
      failed(error) {
        if (!(error instanceof CallProblem) || error.status === 0 || error.status >= 500) return 'unreachable'
        setRefusal(error)
        return 'refused'
      },
      onState(next, pending) {
        setState(next)
        if (next === 'saved' || next === 'saving') setRefusal(null)
        if (next === 'saved') localStore.remove(key)
        else localStore.write(key, JSON.stringify({ version: version.seen(), content: pending }))
      },
      later(run) {
        const timer = setTimeout(run, DELAY_MS)
        return () => clearTimeout(timer)
      },
    }),
  )
  useEffect(() => saver.want(content), [saver, content])
  useEffect(() => () => void saver.flush(), [saver])
  useLeaving((isOver) => {
    const unsaved = saver.unsaved()
    if (!isOver) void saver.flush()
    else if (unsaved) sendLeaving(postsApi.save, { id, version: version.seen(), content: unsaved }).catch(() => {})
  })
  useSavedAgain(saver, state)
  return {
    content,
    change: (values: Partial<PostContent>) => setContent((before) => ({ ...before, ...values })),
    state,
    refusal,
    /** The version that stands on the server, once all that is written does. */
    async settle(): Promise<number | null> {
      return (await saver.flush()) ? version.seen() : null
    },
    /** Steps and others have made it another one. */
    follow(next: PostDraft) {
      version.see(next.version)
      queryClient.setQueryData(postDraftQuery(id).queryKey, next)
    },
    clear: () => localStore.remove(key),
  }
}
function useSavedAgain({ flush }: Pick<Saver, 'flush'>, state: SaveState) {
  useEffect(() => {
    if (state !== 'unreachable') return undefined
    const again = () => void flush()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [flush, state])
}

type Saver = ReturnType<typeof createSaver<PostContent>>
export type Draft = ReturnType<typeof useDraft>
