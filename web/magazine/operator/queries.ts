import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as postsApi from '../../../contract/operator/posts.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

export const postsQuery = (listing: InputOf<typeof postsApi.list>) =>
  queryOptions({
    queryKey: ['operator', 'posts', listing],
    queryFn: ({ signal }) => call(postsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const postChoicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['operator', 'post-choices', language],
    queryFn: ({ signal }) => call(postsApi.choices, {}, { signal }),
  })

export const postDraftQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'post', id],
    queryFn: ({ signal }) => call(postsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
    // What is being written must not change below the hands; a save finds out who was faster.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const postVersionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['operator', 'post', id, 'version', number],
    queryFn: ({ signal }) => call(postsApi.readVersion, { id, number }, { signal }),
    staleTime: Infinity,
  })
