import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useWishlistTexts } from '../wishlist/use-wishlist.ts'
import { useTexts } from '../platform/texts.ts'
import { ProductBadges } from '../products/ProductBadges.tsx'
import { Rating } from '../products/Rating.tsx'
import { Button } from '../ui/Button.tsx'
import { chipClass, RemovableChip } from '../ui/Chip.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { IconButton, iconButtonClass } from '../ui/IconButton.tsx'
import { Stars } from '../ui/Stars.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Example, Examples, useGalleryTexts } from './Example.tsx'
import { samplePrice } from './samples.ts'

const variants = ['primary', 'secondary', 'quiet', 'inverse', 'danger'] as const
const tagVariants = ['neutral', 'brand', 'ok', 'warn', 'danger', 'info', 'accent', 'sale', 'new'] as const
const chips = ['neutral', 'on', 'soft'] as const

export function Part() {
  return (
    <>
      {variants.map((variant) => (
        <Buttons key={variant} variant={variant} />
      ))}
      <Marks />
      <Chips />
    </>
  )
}

function Buttons({ variant }: { variant: (typeof variants)[number] }) {
  const t = useTexts().catalogue.quantity
  const [successes, setSuccesses] = useState(0)
  return (
    <Examples of={`Button ${variant}`} isOnBand={variant === 'inverse'}>
      <Example>
        <Button variant={variant}>{t.add}</Button>
      </Example>
      <Example state="small">
        <Button variant={variant} size="sm">
          {t.add}
        </Button>
      </Example>
      <Example state="large">
        <Button variant={variant} size="lg" icon={<ShoppingBag />}>
          {t.add}
        </Button>
      </Example>
      <Example state="loading">
        <Button variant={variant} isLoading>
          {t.add}
        </Button>
      </Example>
      <Example state="loading">
        <Button variant={variant} icon={<ShoppingBag />} isLoading>
          {t.add}
        </Button>
      </Example>
      <Example state="done">
        <Button
          variant={variant}
          icon={<ShoppingBag />}
          successes={successes}
          onClick={() => setSuccesses(successes + 1)}
        >
          {t.add}
        </Button>
      </Example>
      <Example state="disabled">
        <Button variant={variant} disabled>
          {t.add}
        </Button>
      </Example>
    </Examples>
  )
}

function Marks() {
  const wishlist = useWishlistTexts()
  const { ui } = useTexts()
  const t = useGalleryTexts()
  return (
    <>
      <Examples of="IconButton">
        <Example>
          <IconButton label={wishlist.add} icon={<Heart />} />
        </Example>
        <Example state="disabled">
          <IconButton label={ui.close} icon={<X />} disabled />
        </Example>
      </Examples>
      <Examples of="CountBadge">
        {[1, 12, 120].map((count) => (
          <Example key={count} state={count > 99 ? 'overflow' : 'rest'}>
            <a href="#root" aria-label={wishlist.count(count)} className={iconButtonClass}>
              <Heart />
              <CountBadge count={count} className="-top-1 -right-1" />
            </a>
          </Example>
        ))}
      </Examples>
      <Examples of="Tag">
        {tagVariants.map((tagVariant) => (
          <Tag key={tagVariant} variant={tagVariant}>
            {t.samples.tier}
          </Tag>
        ))}
      </Examples>
      <Examples of="ProductBadges">
        <ProductBadges product={{ badges: ['NEW', 'EXCLUSIVE', 'ORGANIC'], price: samplePrice('de', 900, 1000) }} />
      </Examples>
      <Examples of="Rating, Stars">
        <Rating rating={{ average: 4.6, count: 128 }} />
        <Stars average={3.5} count={12} />
      </Examples>
    </>
  )
}

function Chips() {
  const { catalogue } = useTexts()
  const t = useGalleryTexts().samples
  return (
    <Examples of="Chip">
      {chips.map((variant) => (
        <Example key={variant} state={variant === 'on' ? 'chosen' : 'rest'}>
          <button type="button" className={chipClass({ variant: variant })}>
            {t.category}
          </button>
        </Example>
      ))}
      <Example state="removable">
        <RemovableChip label={catalogue.listing.upTo(t.unitPrice)} onRemove={() => {}}>
          {catalogue.listing.upTo(t.unitPrice)}
        </RemovableChip>
      </Example>
    </Examples>
  )
}
