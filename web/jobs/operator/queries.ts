import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorJobTexts = sliceTexts('jobs/operator', {
  de: async () => (await import('../../../texts/de/jobs/operator.ts')).operatorJobs,
  en: async () => (await import('../../../texts/en/jobs/operator.ts')).operatorJobs,
})

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
