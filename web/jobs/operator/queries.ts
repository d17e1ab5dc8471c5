import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import { call } from '../../platform/calls/call.ts'

export const jobsQuery = queryOptions({
  queryKey: ['operator', 'jobs'],
  queryFn: ({ signal }) => call(jobsApi.list, {}, { signal }),
  refetchOnMount: 'always',
})

export const mailsQuery = (listing: InputOf<typeof jobsApi.listMails>) =>
  queryOptions({
    queryKey: ['operator', 'mails', listing],
    queryFn: ({ signal }) => call(jobsApi.listMails, listing, { signal }),
    refetchOnMount: 'always',
  })
