import { queryOptions } from '@tanstack/react-query'
import * as workplaceApi from '../../../contract/desk/workplace.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'

const workplaceQuery = queryOptions({
  queryKey: ['desk', 'workplace'],
  queryFn: ({ signal }) => call(workplaceApi.read, {}, { signal }),
})

/** The store or team that the session works for. */
export const useWorkplace = () => useRead(workplaceQuery)
