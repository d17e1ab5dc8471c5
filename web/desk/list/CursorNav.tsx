import { Link } from '../../frame/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useDeskTexts } from '../texts.ts'

type CursorNavProps = {
  path: string
  search: URLSearchParams
  list: { next: string | null; previous: string | null; count: { value: number; isExact: boolean } }
}

/** How many there are, and the way to the pages beside this one; the other choices of the address stay. */
export function CursorNav({ path, search, list: { next, previous, count } }: CursorNavProps) {
  const t = useDeskTexts()
  const to = (name: 'after' | 'before', cursor: string) => {
    const beside = new URLSearchParams(search)
    beside.delete('after')
    beside.delete('before')
    beside.set(name, cursor)
    return `${path}?${beside}`
  }
  if (count.value === 0) return null
  const shape = buttonClass({ variant: 'secondary', size: 'sm' })
  return (
    <nav aria-label={t.pages} className="flex items-center gap-2 px-[18px] py-3">
      <p className="mr-auto text-ink-3">{t.count(count.value, count.isExact)}</p>
      {previous && (
        <Link to={to('before', previous)} className={shape}>
          {t.previous}
        </Link>
      )}
      {next && (
        <Link to={to('after', next)} className={shape}>
          {t.next}
        </Link>
      )}
    </nav>
  )
}
