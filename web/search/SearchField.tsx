import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import {
  useEffect,
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localPath, paths, splitPath } from '../paths.ts'
import { sessionStore } from '../platform/storage.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useSearch } from '../platform/navigation/use-address.ts'
import { useSettled } from '../platform/reads/use-settled.ts'
import { useIsBuyer } from '../platform/viewer/use-session.ts'
import { recentSearches, storeSearch } from './recent-searches.ts'
import type { SuggestPanelProps } from './SuggestPanel.tsx'
import type { SuggestionRow } from './suggestion-rows.ts'
import { stepped } from './stepped.ts'
import { isSearchKey } from './search-key.ts'

type SearchFieldProps = {
  /** What is below the field: the shell has it, as it knows the cart. */
  Panel: ComponentType<Omit<SuggestPanelProps, 'rows'>>
}

/**
 * The search of the header, a combobox: '/' leads to it, arrow keys walk the suggestions, Enter opens the chosen one or
 * searches for the words, plus takes a case of a chosen product, Escape closes. Before the page is hydrated it works as a
 * plain form.
 */
export function SearchField({ Panel }: SearchFieldProps) {
  const t = useTexts().search
  const language = useLanguage()
  const listId = useId()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const { text, setText, isOpen, setOpen, done } = useWords(form)
  const typed = text.trim()
  // 150 ms after the last letter; until then there is nothing to show of the first.
  const settled = useSettled(typed)
  const words = typed && settled
  const isBuyer = useIsBuyer()
  const isShown = isOpen && (typed ? words !== '' : isBuyer || recentSearches().length > 0)
  const open = (isNowOpen: boolean) => {
    setActiveId(null)
    setOpen(isNowOpen)
  }
  const close = () => {
    wordsIn(form)?.focus()
    open(false)
  }

  useSearchKey(form, () => setOpen(true))
  const onLeave = ({ relatedTarget }: FocusEvent) => form.current?.contains(relatedTarget) || open(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What was chosen may have given way to what was found since.
    const chosen = activeId && document.getElementById(activeId)
    if (chosen) return chosen.click()
    storeSearch(typed)
    setOpen(false)
    done()
    void navigate(localPath(language, paths.search(typed)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isClosing = event.key === 'Escape' && isShown
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // Of an article's control the last button adds.
    const take = event.key === '+' && document.querySelector<HTMLElement>(`[id="${activeId}-buy"] button:last-of-type`)
    if (isClosing || step || take) event.preventDefault()
    if (isClosing) close()
    if (take) take.click()
    if (!step) return
    setOpen(true)
    setActiveId(stepped([...form.current!.querySelectorAll('[role=option]')], activeId, step))
  }
  return (
    <search className="flex min-w-0 flex-1">
      <form ref={form} action={localPath(language, paths.search())} onSubmit={submit} className="search-form">
        <Search aria-hidden="true" />
        <input
          type="search"
          name="q"
          value={text}
          maxLength={200}
          autoComplete="off"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? `${listId} ${listId}-articles` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={(isShown && activeId) || undefined}
          aria-label={t.label}
          aria-keyshortcuts="/"
          placeholder={t.placeholder}
          onChange={({ target }) => {
            setText(target.value)
            open(true)
          }}
          onClick={() => text === '' && setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={onLeave}
          className="search-words"
        />
        <span aria-hidden="true" className="search-hint">
          {t.submit}
        </span>
        {isShown && (
          <Panel
            {...{ id: listId, words, activeId }}
            onPick={(row) => {
              if (row) storePicked(row)
              done()
              open(false)
            }}
            onClose={close}
            onLeave={onLeave}
          />
        )}
        {text !== '' && (
          <ClearButton
            onClear={() => {
              setText('')
              wordsIn(form)?.focus()
            }}
          />
        )}
        <button type="submit" aria-label={t.submit} className="search-submit">
          <ArrowRight />
        </button>
      </form>
    </search>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const t = useTexts().search
  return (
    <button
      type="button"
      aria-label={t.clear}
      onClick={onClear}
      className="grid size-9 place-items-center rounded-full text-ink-2 hover:bg-sunken"
    >
      <X className="size-[18px]" />
    </button>
  )
}

/**
 * What is typed; each address begins with the words it was searched with. A page that arrives while somebody is typing takes
 * nothing away: only words that were searched for, or a field that was left, give way to those of the page.
 */
function useWords(form: FormRef) {
  const q = useSearch().get('q') ?? ''
  const { pathname, search } = useLocation()
  const address = splitPath(pathname).path + search
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isDone = useRef(false)
  // Typed before this code was there: React puts the server's words back, so they are read before it does.
  const [early] = useState(typedEarly)
  // With the page, not a moment after it was drawn with the words of another.
  useLayoutEffect(() => {
    if (isDone.current || document.activeElement !== wordsIn(form)) {
      setTyped(null)
      setOpen(false)
    }
    isDone.current = false
  }, [address, form])
  useEffect(() => {
    const words = early ?? wordsAt(address)
    if (words !== null) setTyped(words)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return {
    text: typed ?? q,
    setText: (text: string) => {
      isDone.current = false
      sessionStore.write(TYPED, JSON.stringify([address, text]))
      setTyped(text)
    },
    isOpen,
    setOpen,
    /** They are in the address of where the search leads. */
    done: () => {
      isDone.current = true
      sessionStore.remove(TYPED)
    },
  }
}

/** '/' leads to the field from wherever in the page, but not out of a dialog. */
function useSearchKey(form: FormRef, onLed: () => void) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const field = wordsIn(form)
      if (!field?.checkVisibility() || !isSearchKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      field.focus()
      onLed()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

type FormRef = { current: HTMLFormElement | null }
const wordsIn = ({ current }: FormRef) => current?.querySelector<HTMLInputElement>('.search-words')

// A suggested term is a search as one that was typed.
function storePicked({ group, label }: SuggestionRow) {
  if (group === 'terms') storeSearch(label)
}

const TYPED = 'search words'

// What was typed on this page before it was loaded anew, as in the other language.
function wordsAt(address: string): string | null {
  const typed = sessionStore.readJson(TYPED)
  return Array.isArray(typed) && typed[0] === address ? String(typed[1]) : null
}

function typedEarly() {
  if (typeof document === 'undefined') return null
  const fields = [...document.querySelectorAll<HTMLInputElement>('.search-words')]
  return fields.find((field) => field.value !== field.defaultValue)?.value ?? null
}
