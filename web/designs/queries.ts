import { queryOptions } from '@tanstack/react-query'
import type { DesignStatus } from '../../contract/designs/designs.ts'
import { call } from '../platform/calls/call.ts'

export const loadDesignsApi = () => import('../../contract/designs/designs.ts')

type ListSearch = { page: number; status?: DesignStatus }

export const designsQuery = ({ page, status }: ListSearch) =>
  queryOptions({
    queryKey: ['designs', 'page', page, status ?? ''],
    queryFn: async ({ signal }) =>
      call((await loadDesignsApi()).list, { page, pageSize: 12, ...(status && { status }) }, { signal }),
  })

export const designQuery = (id: string) =>
  queryOptions({
    queryKey: ['designs', 'id', id],
    queryFn: async ({ signal }) => call((await loadDesignsApi()).read, { id }, { signal }),
  })

export const templateQuery = (productSkuId: string) =>
  queryOptions({
    queryKey: ['designs', 'template', productSkuId],
    queryFn: async ({ signal }) => {
      const designTemplateApi = await import('../../contract/designs/design-template.ts')
      return call(designTemplateApi.read, { productSkuId }, { signal })
    },
  })
