const released = new WeakMap<HTMLImageElement, { src: string; srcset: string }>()

/**
 * A `ref` for pictures. Chromium holds one that was taken out before it was there, and with it the whole page it stood in, as
 * long as it waits for its source (a lazy one for ever): so its source goes first. What React only hides for a while gets it
 * back.
 */
export function releaseUnseen(image: HTMLImageElement | null) {
  if (!image) return undefined
  const before = released.get(image)
  if (before) {
    released.delete(image)
    if (before.srcset) image.srcset = before.srcset
    image.src = before.src
  }
  return () => {
    if (image.complete) return
    released.set(image, { src: image.src, srcset: image.srcset })
    image.removeAttribute('srcset')
    image.removeAttribute('src')
  }
}
