import CircleAlert from 'lucide-react/icons/circle-alert'
import Heart from 'lucide-react/icons/heart'
import { useCartTexts } from '../platform/cart-texts.ts'
import { useWishlistTexts } from '../wishlist/use-wishlist.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Example, Examples } from './Example.tsx'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { FailedRead } from '../ui/reads/FailedRead.tsx'

export function Part() {
  const wishlist = useWishlistTexts()
  const cart = useCartTexts()
  const { catalogue, shell } = useTexts()
  const failure = { message: shell.unreachable, isMissing: false, retry: () => {} }
  return (
    <>
      <Examples of="EmptyState">
        <Example width="wide">
          <EmptyState icon={<Heart />} title={wishlist.emptyTitle} text={wishlist.emptyText}>
            <Button>{wishlist.emptyAction}</Button>
          </EmptyState>
        </Example>
        <Example width="wide" state="error">
          <EmptyState icon={<CircleAlert />} tone="danger" title={shell.errorTitle} text={shell.errorText} />
        </Example>
      </Examples>
      <Examples of="FailedRead">
        <Example width="wide" state="error">
          <FailedRead failure={failure} title={cart.failedTitle} />
        </Example>
      </Examples>
      <Examples of="FailedLine">
        <Example width="card" state="error">
          <FailedLine text={catalogue.card.priceFailed} failure={failure} />
        </Example>
      </Examples>
      <Examples of="FormRefusal">
        <Example width="panel">
          <FormRefusal text={shell.unreachable} />
        </Example>
      </Examples>
      <Examples of="Skeleton">
        <Example width="card" state="loading">
          <Skeleton className="h-80 rounded-xl" />
        </Example>
        <Example width="field" state="loading">
          <Skeleton className="h-3 w-56 rounded-full" />
        </Example>
      </Examples>
    </>
  )
}
