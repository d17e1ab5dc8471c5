import { useEffect, useMemo, useRef, useState } from 'react'
import type { Content } from '../content.ts'
import { createComposer } from './compose-product.ts'
import { textRatio } from './draw-print.ts'
import { loadPicture } from './load-picture.ts'
import { loadPrintFont } from './print-fonts.ts'
import { surfaceOf } from './surface.ts'
import type { Template } from '../editor/use-editing.ts'
import { imageUrl } from '../../../contract/platform/images.ts'

type Composed = { template: Template; content: Content; logoUrl: string | null }

/** Draws a design on the picture of the product, into the element that `canvas` is given to. */
export function useComposed({ template, content, logoUrl }: Composed) {
  const { outline, aspect, ground, imageUrl: blankUrl } = template
  const surface = useMemo(() => surfaceOf(outline, aspect), [outline, aspect])
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const blank = usePicture(imageUrl(blankUrl, 'medium'))
  const logo = usePicture(logoUrl && imageUrl(logoUrl, 'medium'))
  const font = usePrintFont(content.font)
  const draw = useRef<ReturnType<typeof createComposer> | null>(null)
  useEffect(() => {
    if (!blank.picture || !canvas) return
    draw.current = createComposer(canvas, { blank: blank.picture, surface, ground })
  }, [canvas, blank.picture, surface, ground])
  useEffect(() => {
    // Letters are drawn once their font is there.
    if (!canvas || !blank.picture || font !== content.font) return
    const frame = requestAnimationFrame(() => draw.current?.({ content, logo: logo.picture }))
    return () => cancelAnimationFrame(frame)
  }, [canvas, blank.picture, content, logo.picture, font])
  return {
    canvas: setCanvas,
    surface,
    isLoading: !blank.picture,
    isFailed: blank.isFailed,
    /** Heights for the widths of the marks that are there. */
    ratios: {
      logo: logo.picture && logo.picture.naturalHeight / logo.picture.naturalWidth,
      text: content.text.trim() && font === content.font ? textRatio(content) : null,
    },
  }
}

function usePicture(url: string | null) {
  const [loaded, setLoaded] = useState<{ url: string; picture: HTMLImageElement | null } | null>(null)
  useEffect(() => {
    if (!url) return
    let isNeeded = true
    loadPicture(url).then(
      (picture) => isNeeded && setLoaded({ url, picture }),
      () => isNeeded && setLoaded({ url, picture: null }),
    )
    return () => {
      isNeeded = false
    }
  }, [url])
  const isThis = loaded !== null && loaded.url === url
  return { picture: isThis ? loaded.picture : null, isFailed: isThis && loaded.picture === null }
}

/** The font once it can be drawn with; null so long. */
function usePrintFont(font: Content['font']) {
  const [loaded, setLoaded] = useState<Content['font'] | null>(null)
  useEffect(() => {
    let isNeeded = true
    void loadPrintFont(font).then(() => isNeeded && setLoaded(font))
    return () => {
      isNeeded = false
    }
  }, [font])
  return loaded
}
