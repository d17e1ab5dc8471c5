import CircleAlert from 'lucide-react/icons/circle-alert'
import Heart from 'lucide-react/icons/heart'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormRefusal } from '../ui/FormRefusal.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Example, Examples } from './Example.tsx'

export function Part() {
  const { wishlist, cart, shell } = useTexts()
  return (
    <>
      <Examples of="EmptyState">
        <Example width="wide">
          <EmptyState icon={<Heart />} title={wishlist.emptyTitle} text={wishlist.emptyText}>
            <Button>{wishlist.emptyAction}</Button>
          </EmptyState>
        </Example>
        <Example width="wide" state="error">
          <EmptyState icon={<CircleAlert />} tone="danger" title={cart.failedTitle} text={cart.failedText}>
            <Button>{cart.tryAgain}</Button>
          </EmptyState>
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
