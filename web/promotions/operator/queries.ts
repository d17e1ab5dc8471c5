import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as collectionsApi from '../../../contract/collections/collections.ts'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import * as frontPageApi from '../../../contract/operator/front-page.ts'
import * as promotionsApi from '../../../contract/operator/promotions.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

/** Behind which all reads of content stand: what one page changes, others show. */
export const contentKey = ['operator', 'content']

export const frontPageQuery = () =>
  queryOptions({
    queryKey: [...contentKey, 'front-page'],
    queryFn: ({ signal }) => call(frontPageApi.read, {}, { signal }),
    refetchOnMount: 'always',
  })

export const planQuery = (from: string | undefined, language: Language) =>
  queryOptions({
    queryKey: [...contentKey, 'plan', from ?? '', language],
    queryFn: ({ signal }) => call(frontPageApi.readPlan, { ...(from && { from }) }, { signal }),
    refetchOnMount: 'always',
  })

export const choicesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...contentKey, 'choices', language],
    queryFn: ({ signal }) => call(frontPageApi.readChoices, {}, { signal }),
  })

export const promotionsQuery = (listing: InputOf<typeof promotionsApi.list>) =>
  queryOptions({
    queryKey: [...contentKey, 'promotions', listing],
    queryFn: ({ signal }) => call(promotionsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

/** Read anew twice a minute, as orders come in. */
export const couponsQuery = (listing: InputOf<typeof couponsApi.list>) =>
  queryOptions({
    queryKey: [...contentKey, 'coupons', listing],
    queryFn: ({ signal }) => call(couponsApi.list, listing, { signal }),
    refetchOnMount: 'always',
    refetchInterval: 30_000,
  })

export const couponQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'coupon', id],
    queryFn: ({ signal }) => call(couponsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
  })

export const collectionsQuery = (listing: InputOf<typeof collectionsApi.list>, language: Language) =>
  queryOptions({
    queryKey: [...contentKey, 'collections', listing, language],
    queryFn: ({ signal }) => call(collectionsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const collectionQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: [...contentKey, 'collection', slug, language],
    queryFn: ({ signal }) => call(collectionsApi.read, { slug }, { signal }),
  })

export const ruleQuery = (rule: InputOf<typeof collectionsApi.tryRule>, language: Language) =>
  queryOptions({
    queryKey: [...contentKey, 'collection-rule', rule, language],
    queryFn: ({ signal }) => call(collectionsApi.tryRule, rule, { signal }),
    refetchOnMount: 'always',
  })
