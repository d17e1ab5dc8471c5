import { queryOptions } from '@tanstack/react-query'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import type { ApprovalKind } from '../../../contract/operator/approvals.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useApprovalTexts = sliceTexts('approvals/operator', {
  de: async () => (await import('../../../texts/de/approvals/operator.ts')).approvals,
  en: async () => (await import('../../../texts/en/approvals/operator.ts')).approvals,
})

export const approvalsQuery = (kind: ApprovalKind | null) =>
  queryOptions({
    queryKey: ['operator', 'approvals', kind],
    queryFn: ({ signal }) => call(approvalsApi.list, kind ? { kind: [kind] } : {}, { signal }),
    refetchOnMount: 'always',
  })

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'approval', id],
    queryFn: ({ signal }) => call(approvalsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
  })
