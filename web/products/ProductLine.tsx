import type { ReactNode } from 'react'
import type { ProductCard } from '../../contract/products.ts'
import { Link } from '../frame/Link.tsx'
import { Picture } from '../ui/Picture.tsx'

type ProductLineProps = {
  product: Pick<ProductCard, 'name' | 'imageUrls' | 'canonicalUrl'>
  /** What is said below the name. */
  text: ReactNode
  className?: string
  children?: ReactNode
}

/** A product in a list of few, a picture and its words; the control that belongs to it stands beside them. */
export const ProductLine = ({ product, text, className = '', children }: ProductLineProps) => (
  <>
    <Picture
      url={product.imageUrls[0] ?? ''}
      alt=""
      sizes="56px"
      className="size-14 shrink-0 rounded-md object-contain"
    />
    <div className={`min-w-0 flex-1 ${className}`}>
      <Link to={product.canonicalUrl} className="line-clamp-2 text-medium font-semibold hover:underline">
        {product.name}
      </Link>
      <p className="text-small text-ink-2">{text}</p>
      {children}
    </div>
  </>
)
