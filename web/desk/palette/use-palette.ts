import { useEffect, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { localPath } from '../../paths.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useSettled } from '../../platform/reads/use-settled.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useRailPlaces, useWorkplaceRoutes } from '../frame/workplace-context.ts'
import { useDeskTexts } from '../texts.ts'
import { placePath } from '../workplace.ts'
import { FEWEST_LETTERS, paletteQuery, type Entry } from './finders.ts'
import { byPage, elsewhere, pagesNamed, type Rows } from './palette-rows.ts'
import { recentEntries, storeEntry } from './recent-entries.ts'

/** What the field says, what it finds and where the arrows stand; `chosen` is a thing of which other pages are shown. */
export function usePalette(onClose: () => void) {
  const t = useDeskTexts().palette
  const { open, pick } = useOpening(onClose)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Entry | null>(null)
  const pages = usePages()
  const words = text.trim()
  const found = usePaletteRows(pages, words)
  const { groups, isComing, failure } = chosen ? { ...nothingComing, groups: [elsewhere(pages, chosen)] } : found
  const entries = groups.flatMap(({ entries: own }) => own)
  const [walked, setWalked] = useState({ text, position: 0 })
  const position = walked.text === text ? Math.min(walked.position, entries.length - 1) : 0
  // Pressed before there was anything: what comes first is opened, such as the order of a number.
  const [isPressed, setPressed] = useState(false)

  const [first] = entries
  useEffect(() => {
    if (!isPressed || isComing) return
    setPressed(false)
    if (first) open(first, false)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPressed, isComing, first])

  /** Shows what other pages have of a thing, or with null what was found. */
  const choose = (entry: Entry | null) => {
    setChosen(entry)
    setWalked({ text, position: 0 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (entries.length > 0) setWalked({ text, position: (position + step + entries.length) % entries.length })
    }
    const entry = entries[position]
    if (event.key === 'Tab' && (chosen ?? (!event.shiftKey && entry && elsewhere(pages, entry).entries.length > 0))) {
      event.preventDefault()
      choose(chosen ? null : entry!)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (entry) open(entry, event.ctrlKey || event.metaKey)
    else setPressed(true)
  }
  const result = words === '' || isComing ? '' : entries.length === 0 ? t.nothing(words) : t.count(entries.length)
  const announcement = chosen ? t.elsewhere(chosen.title) : result
  return {
    text,
    words,
    groups,
    active: entries[position],
    isComing,
    failure,
    announcement,
    onKeyDown,
    write(value: string) {
      setText(value)
      setChosen(null)
      setPressed(false)
    },
    pick,
    leave: () => (chosen ? choose(null) : onClose()),
  }
}

const nothingComing = { isComing: false, failure: undefined }

function useOpening(onClose: () => void) {
  const language = useLanguage()
  const navigate = useNavigate()
  /** A row was pressed, which is a link. */
  const pick = (entry: Entry) => {
    storeEntry(entry)
    onClose()
  }
  const open = (entry: Entry, isTab: boolean) => {
    const address = localPath(language, entry.to)
    if (!isTab) {
      pick(entry)
      return void navigate(address)
    }
    storeEntry(entry)
    window.open(address, '_blank', 'noopener')
  }
  return { open, pick }
}

/** The pages that this member may open. */
function usePages(): Entry[] {
  const { side } = useWorkplaceRoutes()
  const names: Record<string, string> = useDeskTexts().places[side]
  return useRailPlaces().map(({ path, name }) => ({ path, title: names[name]!, detail: '', to: placePath(side, path) }))
}

/** What the words find, under headings; without words what was opened last. */
function usePaletteRows(pages: Entry[], words: string) {
  const t = useDeskTexts()
  const { side } = useWorkplaceRoutes()
  const settled = useSettled(words)
  const read = useRead(
    paletteQuery(side, { words: settled, paths: pages.map(({ path }) => path), viewDetail: t.palette.view }),
  )
  if (words === '') {
    const recent = recentEntries()
    const groups: Rows[] = recent.length > 0 ? [{ title: t.palette.recent, entries: recent }] : []
    return { ...nothingComing, groups }
  }
  const isLongEnough = words.length >= FEWEST_LETTERS
  const isNow = settled === words
  const found = isLongEnough && isNow && read.state === 'ready' ? read.data : []
  const named = pagesNamed(pages, words)
  return {
    groups: [...(named.length > 0 ? [{ title: t.palette.pages, entries: named }] : []), ...byPage(pages, found)],
    isComing: isLongEnough && (!isNow || read.state === 'coming'),
    failure: isLongEnough && isNow && read.state === 'failed' ? read.failure : undefined,
  }
}
