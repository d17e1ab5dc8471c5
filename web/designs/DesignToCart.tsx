import { useQueryClient } from '@tanstack/react-query'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState, type SubmitEvent } from 'react'
import type { ProductDesign } from '../../contract/designs/designs.ts'
import { nextQuantity } from '../../contract/platform/quantities.ts'
import { announceAdded } from '../cart/mini-cart/mini-cart.ts'
import { useCacheCart } from '../cart/use-cart.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { useOnce } from '../platform/writes/once.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { loadDesignsApi, designQuery, templateQuery } from './queries.ts'
import { useDesignTexts } from './texts.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type DesignToCartProps = { design: ProductDesign; offer: NonNullable<ProductDesign['offer']> }

/** Orders an approved design at its offer, once the packing of its product is known. */
export function DesignToCart(props: DesignToCartProps) {
  const t = useDesignTexts()
  const template = useRead(templateQuery(props.design.productSkuId))
  if (template.state === 'failed') return <FailedLine text={t.templateFailed} failure={template.failure} />
  if (template.state === 'coming') return <Skeleton className="h-40 rounded-lg" />
  return <OrderForm {...props} box={template.data.limits.countPerBox} />
}

function OrderForm({ design, offer, box }: DesignToCartProps & { box: number }) {
  const t = useDesignTexts().order
  const least = nextQuantity(offer.minQuantity, { countPerBox: box, minimumQuantity: 1, stock: Infinity })
  const fitting = nextQuantity(Math.max(design.quantity, least), {
    countPerBox: box,
    minimumQuantity: 1,
    stock: Infinity,
  })
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState('')
  const once = useOnce()
  const { add, isAdding, successes } = useDesignInCart(design.id, setError)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const quantity = Number(typed ?? fitting)
    const refusal = !(quantity >= offer.minQuantity) ? t.tooFew(offer.minQuantity) : quantity % box ? t.boxes(box) : ''
    setError(refusal)
    if (!refusal) void once(String(quantity), () => add(quantity))
  }
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={t.title} className="grid gap-4">
      <TextField
        label={t.quantity}
        hint={t.hint(least, box)}
        error={error}
        type="number"
        inputMode="numeric"
        min={least}
        step={box}
        value={typed ?? String(fitting)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="lg" icon={<ShoppingBag />} isLoading={isAdding} successes={successes}>
        {t.add}
      </Button>
    </form>
  )
}

function useDesignInCart(id: string, setError: (sentence: string) => void) {
  const t = useDesignTexts().order
  const { view } = useCartTexts()
  const cacheCart = useCacheCart()
  const queryClient = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [successes, setSuccesses] = useState(0)
  const add = async (quantity: number) => {
    setAdding(true)
    try {
      const designsApi = await loadDesignsApi()
      await cacheCart(await call(designsApi.putInCart, { id, quantity }))
      setSuccesses((count) => count + 1)
      announceAdded(t.added, view)
    } catch (failure) {
      if (!(failure instanceof CallProblem)) throw failure
      setError(failure.fieldErrors.quantity ?? failure.message)
      if (failure.code === 'DESIGN_STATE') await queryClient.invalidateQueries({ queryKey: designQuery(id).queryKey })
    } finally {
      setAdding(false)
    }
  }
  return { add, isAdding, successes }
}
