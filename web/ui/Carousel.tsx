import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './IconButton.tsx'

type CarouselProps = {
  /** The heading's block to the left of the arrows. */
  header: ReactNode
  /** Stands before the arrows, as 'view more'. */
  more?: ReactNode
  /** Names the row for those who hear it. */
  label: string
  slides?: keyof typeof widths
  children: ReactNode
}

/** Widths of phone, tablet and laptop (specification section 4); the next slide peeks. */
const widths = {
  product: 'w-[45%] sm:w-[30%] lg:w-[calc((100%-54px)/4)]',
  post: 'w-[85%] sm:w-[40%] lg:w-[calc((100%-36px)/3)]',
  store: 'w-[78%] sm:w-[40%] lg:w-[calc((100%-54px)/4)]',
}

/** A row that scrolls natively; arrows from laptops on, each only while there is something in its direction. */
export function Carousel({ header, more, label, slides = 'product', children }: CarouselProps) {
  const t = useTexts().ui
  const { row, canBack, canNext, scroll } = useScrollable()
  const areArrowsUseful = canBack || canNext
  return (
    <section aria-label={label} className="min-w-0">
      <div className="mb-[18px] flex items-end justify-between gap-5 sm:mb-[26px]">
        {header}
        <div className="flex shrink-0 items-center gap-2.5">
          {more}
          <div className={`hidden gap-2.5 ${areArrowsUseful ? 'lg:flex' : ''}`}>
            <IconButton label={t.previousItems} icon={<ChevronLeft />} disabled={!canBack} onClick={() => scroll(-1)} />
            <IconButton label={t.nextItems} icon={<ChevronRight />} disabled={!canNext} onClick={() => scroll(1)} />
          </div>
        </div>
      </div>
      <ul
        ref={row}
        tabIndex={areArrowsUseful ? 0 : undefined}
        aria-label={label}
        className="no-scrollbar -mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:scroll-px-0 lg:gap-[18px] lg:px-0"
      >
        {Children.map(children, (slide) => (
          <li className={`shrink-0 snap-start ${widths[slides]}`}>{slide}</li>
        ))}
      </ul>
    </section>
  )
}

function useScrollable() {
  const row = useRef<HTMLUListElement>(null)
  const [can, setCan] = useState({ canBack: false, canNext: false })
  const look = useCallback(() => {
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
    const observer = new ResizeObserver(look)
    observer.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [look])
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: 'smooth' })
  return { row, ...can, scroll }
}
