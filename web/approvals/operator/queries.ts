import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import { READ_AGAIN_SECONDS } from '../../../contract/operator/approvals.ts'
import { call } from '../../platform/calls/call.ts'

export const approvalsQuery = (listing: InputOf<typeof approvalsApi.list>) =>
  queryOptions({
    queryKey: ['operator', 'approvals', listing],
    queryFn: ({ signal }) => call(approvalsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

// Somewhat longer than a process needs to look for decisions that take effect.
const UNTIL_FINAL_MS = 2000

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'approval', id],
    queryFn: ({ signal }) => call(approvalsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
    // A decision takes effect by itself: then it can no longer be undone. What waits may be opened, or decided, by others.
    refetchInterval: ({ state }) =>
      state.data?.approval.state === 'DECIDED'
        ? UNTIL_FINAL_MS
        : state.data?.approval.state === 'SETTLED'
          ? false
          : READ_AGAIN_SECONDS * 1000,
  })
