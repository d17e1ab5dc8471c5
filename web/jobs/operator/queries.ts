import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import { call } from '../../platform/calls/call.ts'

export const queuesQuery = queryOptions({
  queryKey: ['operator', 'job-queues'],
  queryFn: ({ signal }) => call(jobsApi.listQueues, {}, { signal }),
  refetchOnMount: 'always',
})

export const jobsQuery = (listing: InputOf<typeof jobsApi.list>) =>
  queryOptions({
    queryKey: ['operator', 'jobs', listing],
    queryFn: ({ signal }) => call(jobsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const mailsQuery = (listing: InputOf<typeof jobsApi.listMails>) =>
  queryOptions({
    queryKey: ['operator', 'mails', listing],
    queryFn: ({ signal }) => call(jobsApi.listMails, listing, { signal }),
    refetchOnMount: 'always',
  })
