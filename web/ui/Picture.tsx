import { imageUrl, imageWidths } from '../../contract/platform/images.ts'
import { usePictureSource } from './picture/use-picture-source.ts'

type PictureProps = {
  /** Picture URL of the API, without size. */
  url: string
  alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** For the first picture in sight: loaded at once and before others. */
  isEager?: boolean
  /** Height of a picture of width 1; squares where not given. */
  ratio?: number
  /** Also offers the largest size. */
  isLarge?: boolean
}

/** A picture of the API in the sizes it is made in; its space is reserved while it loads. */
export function Picture({
  url,
  alt,
  sizes,
  className = '',
  isEager = false,
  ratio = 1,
  isLarge = false,
}: PictureProps) {
  const names = isLarge ? (['small', 'medium', 'large'] as const) : (['small', 'medium'] as const)
  const isData = url.startsWith('data:')
  const source = usePictureSource({
    src: imageUrl(url, 'small'),
    srcSet: isData ? undefined : names.map((name) => `${imageUrl(url, name)} ${imageWidths[name]}w`).join(', '),
    sizes: isData ? undefined : sizes,
  })
  return (
    <img
      {...source}
      suppressHydrationWarning
      alt={alt}
      width={imageWidths.small}
      height={Math.round(imageWidths.small * ratio)}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      // In the first frame with the page, not in one of its own.
      decoding={isEager ? 'sync' : 'async'}
      className={`goods ${className}`}
    />
  )
}
