import { Link } from '../frame/Link.tsx'
import { useHomeTexts } from '../platform/home-texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Picture } from '../ui/Picture.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { ShownCollection } from './queries.ts'

/** A collection as a wide invitation with its two first products. */
export function CollectionBanner({ collection }: { collection: ShownCollection }) {
  const t = useHomeTexts()
  const images = collection.products.flatMap(({ imageUrls }) => imageUrls.slice(0, 1)).slice(0, 2)
  return (
    <section className="banner">
      <div className="banner-copy">
        <Tag variant="accent">{t.collection}</Tag>
        <h2 className="text-title-s lg:text-title">{collection.title}</h2>
        <p className="max-w-[34ch] text-lead text-pretty">{collection.description}</p>
        <Link to={collection.viewMoreUrl} className={buttonClass({ size: 'lg' })}>
          {t.openCollection}
        </Link>
      </div>
      <div className="grid h-[190px] auto-cols-fr grid-flow-col sm:h-full">
        {images.map((url) => (
          <div key={url} className="relative min-h-full overflow-hidden">
            <Picture
              url={url}
              alt=""
              sizes="(min-width: 640px) 25vw, 50vw"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        ))}
      </div>
    </section>
  )
}
