import Search from 'lucide-react/icons/search'
import { useDeskTexts } from '../texts.ts'
import { setPaletteOpen } from './palette-open.ts'

export function PaletteButton() {
  const t = useDeskTexts().palette
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => setPaletteOpen(true)} className="desk-find">
      <Search aria-hidden="true" />
      <span>{t.open}</span>
      <kbd aria-hidden="true">{t.shortcut}</kbd>
    </button>
  )
}
