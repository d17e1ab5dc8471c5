import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { localPath, paths } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { suggestPanel } from './suggest-panel.ts'

const SuggestPanel = suggestPanel && lazy(suggestPanel)

/** The search of the header: works as a plain form before the page is hydrated, suggests after three letters. */
export function SearchField({ className = '' }: { className?: string }) {
  const t = useTexts().shell
  const language = useLanguage()
  const navigate = useNavigate()
  const q = useSearchParams()[0].get('q') ?? ''
  const [text, setText] = useState(q)
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    setText(q)
    setOpen(false)
  }, [key, q])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    void navigate(localPath(language, paths.search(text.trim())))
  }
  return (
    <form
      ref={form}
      role="search"
      action={localPath(language, paths.search())}
      onSubmit={submit}
      onBlur={(event) => !form.current?.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      className={`relative flex h-12 flex-1 items-center gap-2.5 rounded-full bg-surface pr-1.5 pl-[18px] shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] transition focus-within:shadow-[inset_0_0_0_2px_var(--color-focus)] lg:h-[52px] ${className}`}
    >
      <Search aria-hidden="true" />
      <input
        type="search"
        name="q"
        value={text}
        maxLength={200}
        autoComplete="off"
        aria-label={t.searchLabel}
        placeholder={t.searchPlaceholder}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
        onFocus={() => text !== q && setOpen(true)}
        className="h-full min-w-0 flex-1 truncate bg-transparent outline-none"
      />
      <button
        type="submit"
        aria-label={t.search}
        className="grid size-9 place-items-center rounded-full bg-brand text-on-brand transition hover:bg-brand-hover lg:size-10"
      >
        <ArrowRight />
      </button>
      {SuggestPanel && isOpen && text.trim().length > 1 && (
        <Suspense>
          <SuggestPanel text={text} onPick={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  )
}
