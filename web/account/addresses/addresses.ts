import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as accountApi from '../../../contract/account.ts'
import type { Address } from '../../../contract/account.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useWrite } from '../../platform/writes/use-write.ts'

const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: ({ signal }) => call(accountApi.listAddresses, {}, { signal }),
})

/** The address book, newest first. */
export const useAddresses = () => useRead(addressesQuery)

/** Reads the address book again after a change. */
export function useAddressesChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.refetchQueries(addressesQuery)
}

export function useDeleteAddress() {
  const changed = useAddressesChanged()
  return useWrite({ mutationFn: (id: string) => call(accountApi.deleteAddress, { id }), onSuccess: changed })
}

export function useSelectAddress() {
  const changed = useAddressesChanged()
  return useWrite({
    mutationFn: (address: Address) => call(accountApi.updateAddress, { ...address, selected: true }),
    onSuccess: changed,
  })
}
