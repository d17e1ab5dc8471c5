import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Children, useCallback, useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './IconButton.tsx'

type CarouselProps = {
  /** The heading's block to the left of the arrows. */
  header: ReactNode
  /** Ends the line behind the arrows, as 'view more': an arrow without a use leaves no hole there. */
  more?: ReactNode
  /** Names the row for those who hear it. */
  label: string
  slides?: keyof typeof widths
  /** More slides follow after the page is there: the arrows are there from the start. */
  isGrowing?: boolean
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Widths of phone, tablet and laptop (specification section 4); the next slide peeks. */
const widths = {
  product: 'slide-product',
  post: 'slide-post',
  store: 'slide-store',
}

/** A row that scrolls natively; arrows from laptops on, each only while there is something in its direction. */
export function Carousel({ header, more, label, slides = 'product', isGrowing = false, ref, children }: CarouselProps) {
  const t = useTexts().ui
  const { row, canBack, canNext, scroll } = useScrollable(Children.count(children))
  const areArrowsUseful = isGrowing || canBack || canNext
  return (
    <section ref={ref} aria-label={label} className="min-w-0">
      <div className="section-head">
        {header}
        <div className="flex shrink-0 items-center gap-2.5">
          <div className={`hidden gap-2.5 ${areArrowsUseful ? 'lg:flex' : ''}`}>
            <IconButton
              label={t.previousItems}
              icon={<ChevronLeft />}
              onClick={() => scroll(-1)}
              className={canBack ? '' : 'invisible'}
            />
            <IconButton
              label={t.nextItems}
              icon={<ChevronRight />}
              onClick={() => scroll(1)}
              className={canNext ? '' : 'invisible'}
            />
          </div>
          {more}
        </div>
      </div>
      <ul ref={row} tabIndex={areArrowsUseful ? 0 : undefined} aria-label={label} className="carousel">
        {Children.map(children, (slide) => (
          <li className={`slide ${widths[slides]}`}>{slide}</li>
        ))}
      </ul>
    </section>
  )
}

function useScrollable(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [can, setCan] = useState({ canBack: false, canNext: false })
  const measure = useCallback(() => {
    const { current } = row
    if (!current) return
    const left = Math.abs(current.scrollLeft)
    const canBack = left > 4
    const canNext = left < current.scrollWidth - current.clientWidth - 4
    setCan((before) => (before.canBack === canBack && before.canNext === canNext ? before : { canBack, canNext }))
  }, [])
  useEffect(() => {
    const { current } = row
    if (!current) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    current.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', measure)
    }
  }, [measure])
  useEffect(measure, [measure, count])
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: 'smooth' })
  return { row, ...can, scroll }
}
