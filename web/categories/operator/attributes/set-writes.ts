import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as attributeSetsApi from '../../../../contract/categories/attribute-sets.ts'
import type { AttributeInput, AttributeSet, SetAttribute } from '../../../../contract/categories/attribute-sets.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { call } from '../../../platform/calls/call.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { categoriesKey } from '../queries.ts'

const setKey = (slug: string) => [...categoriesKey, 'attributes', slug]

export const attributeSetQuery = (slug: string) =>
  queryOptions({
    queryKey: setKey(slug),
    queryFn: ({ signal }) => call(attributeSetsApi.read, { id: slug }, { signal }),
    refetchOnMount: 'always',
  })

export type SetChange = { attributes?: readonly AttributeInput[]; requiredKeys?: readonly string[] }

/** The whole set as it would be: what is not named stays as it was seen. */
const inputOf = ({ slug, version, own, requiredKeys }: AttributeSet, change: SetChange) => ({
  id: slug,
  version,
  attributes: [...(change.attributes ?? own.map(inputAs))],
  requiredKeys: [...(change.requiredKeys ?? requiredKeys)],
})

/** As it is sent back: without what is archived. */
export const inputAs = ({ choices, ...attribute }: SetAttribute): AttributeInput => ({
  ...attribute,
  choices: choices.flatMap(({ value, de, en, isArchived }) => (isArchived ? [] : { value, de, en })),
})

/** What would leave, and how many products say it. */
export const readRemoved = async (set: AttributeSet, change: SetChange, signal?: AbortSignal) =>
  (await call(attributeSetsApi.change, { ...inputOf(set, change), dryRun: true }, { ...(signal && { signal }) }))
    .removed

export const removedQuery = (set: AttributeSet, change: SetChange) =>
  queryOptions({
    queryKey: [...setKey(set.slug), 'removed', set.version, change],
    queryFn: ({ signal }) => readRemoved(set, change, signal),
    staleTime: 0,
  })

type Change = SetChange & { reason?: string }

/** Writes it and reads it anew, also where somebody else was faster: then it says what is there now. */
export function useSetWrite(set: AttributeSet, onSuccess: () => void = () => {}) {
  const again = useSetAgain(set)
  return useWrite({
    mutationFn: (change: Change) => writeSet(set, change),
    onSuccess,
    onSettled: again,
  })
}

export const writeSet = (set: AttributeSet, { reason, ...change }: Change) =>
  call(attributeSetsApi.change, { ...inputOf(set, change), dryRun: false, ...(reason && { reason }) })

export function useSetAgain({ slug }: Pick<AttributeSet, 'slug'>) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: setKey(slug) })
}

export const labelIn = ({ labelDe, labelEn }: Pick<SetAttribute, 'labelDe' | 'labelEn'>, language: Language) =>
  language === 'de' ? labelDe : labelEn
