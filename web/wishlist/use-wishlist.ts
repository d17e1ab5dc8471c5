import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { wishlist as de } from '../../texts/de/wishlist.ts'
import { wishlist as en } from '../../texts/en/wishlist.ts'
import { useLanguage } from '../platform/texts.ts'
import { track } from '../platform/measuring/analytics.ts'
import { call } from '../platform/calls/call.ts'
import { useIsBuyer } from '../platform/viewer/use-session.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { loadWishlistApi, wishlistSkuIdsQuery } from './queries.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'

export const useWishlistTexts = () => ({ de, en })[useLanguage()]

/** The hearts of a buyer: what is in the wishlist, and how to change it. */
export function useWishlist() {
  const isBuyer = useIsBuyer()
  const queryClient = useQueryClient()
  const skuIds = dataOrNothing(useRead({ ...wishlistSkuIdsQuery(call), enabled: isBuyer }))
  // Every heart waits while one of them is changing the list or the list is read again.
  const running = useIsFetching({ queryKey: ['wishlist'] }) + useIsMutating({ mutationKey: ['wishlist'] })
  const change = useWrite({
    mutationKey: ['wishlist'],
    mutationFn: async ({ skuId, isInWishlist }: { skuId: string; isInWishlist: boolean }) => {
      const wishlistApi = await loadWishlistApi()
      return call(isInWishlist ? wishlistApi.add : wishlistApi.remove, { productSkuId: skuId })
    },
    onSuccess: (_, { skuId, isInWishlist }) => {
      if (isInWishlist) track(({ trackWishlist }) => trackWishlist(skuId))
      return queryClient.invalidateQueries({ queryKey: ['wishlist'] })
    },
  })
  return {
    isBuyer,
    isKnown: skuIds !== undefined,
    isBusy: running > 0,
    isInWishlist: (skuId: string) => skuIds?.includes(skuId) ?? false,
    setInWishlist: (skuId: string, isInWishlist: boolean) => change.mutateAsync({ skuId, isInWishlist }),
  }
}
