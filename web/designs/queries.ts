import { queryOptions } from '@tanstack/react-query'
import type { DesignStatus } from '../../contract/designs.ts'
import { call } from '../platform/calls/call.ts'

export const designCalls = () => import('../../contract/designs.ts')

type ListSearch = { page: number; status?: DesignStatus }

export const designsQuery = ({ page, status }: ListSearch) =>
  queryOptions({
    queryKey: ['designs', 'page', page, status ?? ''],
    queryFn: async ({ signal }) =>
      call((await designCalls()).readDesigns, { page, pageSize: 12, ...(status && { status }) }, { signal }),
  })

export const designQuery = (id: string) =>
  queryOptions({
    queryKey: ['designs', 'id', id],
    queryFn: async ({ signal }) => call((await designCalls()).readDesign, { id }, { signal }),
  })

export const templateQuery = (productSkuId: string) =>
  queryOptions({
    queryKey: ['designs', 'template', productSkuId],
    queryFn: async ({ signal }) => {
      const { readDesignTemplate } = await import('../../contract/design-template.ts')
      return call(readDesignTemplate, { productSkuId }, { signal })
    },
  })
