import { useEffect, useEffectEvent, useState } from 'react'
import { areaOf, drawnTo, type Area, type Place, type Selection } from './logic/selection.ts'

type Options = { selection: Selection; select: (next: Selection) => void; fill: (area: Area, last: number) => void }

/** What is drawn with the mouse: more cells are chosen, or, from the handle of what is chosen, filled as far as the button is let go. */
export function useFill({ selection, select, fill }: Options) {
  const [source, setSource] = useState<Area | null>(null)
  const end = useEffectEvent((area: Area) => {
    setSource(null)
    fill(area, areaOf(selection).bottom)
  })
  useEffect(() => {
    if (!source) return undefined
    const onMouseUp = () => end(source)
    window.addEventListener('mouseup', onMouseUp)
    return () => window.removeEventListener('mouseup', onMouseUp)
  }, [source])
  return {
    beginFill: () => setSource(areaOf(selection)),
    drawTo: (place: Place) => select(source ? drawnTo(source, place.row) : { at: selection.at, to: place }),
  }
}
