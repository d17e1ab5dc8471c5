import { queryOptions } from '@tanstack/react-query'
import * as overviewApi from '../../../contract/operator/overview.ts'
import * as tasksApi from '../../../contract/today/tasks.ts'
import { call } from '../../platform/calls/call.ts'

// Read once for the whole workplace, then every minute while it is seen.
const fresh = { refetchInterval: 60_000, staleTime: 30_000 } as const

/** What waits for the store of what the member may do something about. */
export const tasksQuery = queryOptions({
  ...fresh,
  queryKey: ['supplier-tasks'],
  queryFn: ({ signal }) => call(tasksApi.read, {}, { signal }),
})

/** What waits for the operators, of what the member's rights are for. */
export const waitingQuery = queryOptions({
  ...fresh,
  queryKey: ['operator', 'waiting'],
  queryFn: ({ signal }) => call(overviewApi.readWaiting, {}, { signal }),
})
