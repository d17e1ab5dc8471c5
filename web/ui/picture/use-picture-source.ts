import { useCallback } from 'react'
import { releaseUnseen } from './release-unseen.ts'

type Source = { src: string; srcSet: string | undefined; sizes: string | undefined }

/**
 * The source of a picture in several sizes. In the browser it is set once the picture stands in the page: React throws away
 * what it has rendered when a navigation overtakes another, and Chromium holds a picture with `srcset` and `sizes` for ever if
 * it was never put in a document, and all that stands around it.
 */
export function usePictureSource({ src, srcSet, sizes }: Source) {
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const release = releaseUnseen(image)
      // The source last, which may begin to load; what the server has written is not loaded again.
      for (const [name, value] of Object.entries({ sizes, srcset: srcSet, src }))
        if (value && image.getAttribute(name) !== value) image.setAttribute(name, value)
      return release
    },
    [src, srcSet, sizes],
  )
  return { ref, ...(typeof document === 'undefined' && { src, srcSet, sizes }) }
}
