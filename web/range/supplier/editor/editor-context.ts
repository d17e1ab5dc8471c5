import { createContext, use } from 'react'
import type { ContentProblem } from '../../../../contract/range/check-content.ts'
import type { Content, Field } from '../../../../contract/range/content.ts'
import type { EditedProduct } from '../../../../contract/range/editor.ts'
import type { RangeCategory } from '../../../../contract/range/list.ts'
import { useEditorTexts } from '../../texts.ts'
import type { ProductDraft } from './use-draft.ts'

export type Editing = {
  product: EditedProduct
  draft: ProductDraft
  content: Content
  isReadOnly: boolean
  categories: readonly RangeCategory[]
  /** What cannot be published as it stands. */
  problems: readonly ContentProblem[]
  /** Why the server did not publish it. */
  refusals: Partial<Record<Field, string>>
}
export const EditorContext = createContext<Editing | null>(null)

export const useEditor = (): Editing => use(EditorContext)!

/** One field of the product: its value, how it is changed, and what there is to say of it. */
export function useField<F extends Field>(field: F) {
  const t = useEditorTexts()
  const { product, draft, content, isReadOnly, problems, refusals } = useEditor()
  const problem = problems.find((one) => one.field === field)
  return {
    value: content[field],
    set: (value: Content[F]) => draft.edit({ [field]: value }),
    error: draft.view.errors[field] ?? (problem ? t.problems[problem.code] : refusals[field]),
    isReadOnly,
    /** What buyers see; undefined of what was never published. */
    live: product.live?.[field],
  }
}
