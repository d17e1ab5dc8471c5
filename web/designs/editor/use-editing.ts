import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { DesignTemplate } from '../../../contract/designs/design-template.ts'
import type { ProductDesign } from '../../../contract/designs/designs.ts'
import type * as z from 'zod/mini'
import { contentOf, type Content } from '../content.ts'
import { historyOf, stepHistory, type History, type HistoryAction } from './history.ts'
import { keyOf, readStored } from './stored-content.ts'
import { useAutosave } from './use-autosave.ts'
import { designQuery } from '../queries.ts'

export type Template = z.output<typeof DesignTemplate>
export type Editing = ReturnType<typeof useEditing>

/** A design that is being edited: its content with undo and redo, saved as one goes. */
export function useEditing(design: ProductDesign, template: Template) {
  const [start] = useState(() => {
    const content = contentOf(design)
    const key = keyOf(design.id)
    return { key, content, stored: readStored(key, content) }
  })
  const [{ past, now: content, future }, act] = useReducer<History<Content>, [HistoryAction<Content>]>(
    stepHistory,
    start.stored ? historyOf(start.content, start.stored) : historyOf(start.content),
  )
  const saving = useAutosave(design, { content, key: start.key })
  const queryClient = useQueryClient()
  return {
    design,
    template,
    content,
    /** Changes with the same `gesture`, one after the other, are taken back in one step. */
    change: (patch: Partial<Content>, gesture?: string) =>
      act({ do: 'CHANGE', to: { ...content, ...patch }, ...(gesture && { gesture }) }),
    undo: past.length > 0 ? () => act({ do: 'UNDO' }) : null,
    redo: future.length > 0 ? () => act({ do: 'REDO' }) : null,
    /** What is shown was stored in this browser and nothing has been done since. */
    isRestored: content === start.stored,
    /** The design as the server answered it after its files changed. */
    cacheDesign: (next: ProductDesign) => queryClient.setQueryData(designQuery(design.id).queryKey, next),
    ...saving,
  }
}
