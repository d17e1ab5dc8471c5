import type { QueryClient } from '@tanstack/react-query'
import { nextQuantity } from '../../contract/platform/quantities.ts'
import { inkOf } from '../../contract/designs/print-ink.ts'
import { call } from '../platform/calls/call.ts'
import { loadDesignsApi, designQuery, templateQuery } from './queries.ts'

/** A draft on this product that is not begun, or a new one; returns its id. */
export async function startDesign(queryClient: QueryClient, productSkuId: string): Promise<string> {
  const designsApi = await loadDesignsApi()
  const [template, drafts] = await Promise.all([
    queryClient.fetchQuery(templateQuery(productSkuId)),
    call(designsApi.list, { page: 1, pageSize: 48, status: 'DRAFT' }),
  ])
  const untouched = drafts.items.find(
    (draft) => draft.productSkuId === productSkuId && draft.files.length === 0 && draft.text === '',
  )
  if (untouched) return untouched.id
  const { ground, limits } = template
  const { code, minColors } = template.techniques[0]!
  const design = await call(designsApi.create, {
    title: template.productName.slice(0, 80),
    productSkuId,
    quantity: nextQuantity(limits.minimumQuantity, { ...limits, stock: Infinity }),
    technique: code,
    colors: minColors > 0 ? [inkOf(code, [], ground)] : [],
    placement: template.placement,
    textPlacement: template.textPlacement,
  })
  queryClient.setQueryData(designQuery(design.id).queryKey, design)
  return design.id
}
