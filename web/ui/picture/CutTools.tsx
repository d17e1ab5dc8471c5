import RotateCw from 'lucide-react/icons/rotate-cw'
import type { PictureCut } from '../../../contract/pictures/picture-cut.ts'

type CutToolsProps<Cut extends PictureCut> = {
  cut: Cut
  labels: { turn: string; zoom: string }
  /** '1 : 1'. */
  ratioText: string
  isReadOnly: boolean
  onChange: (cut: Cut) => void
}

/** Turns a picture and says how much of it is shown. */
export function CutTools<Cut extends PictureCut>({ cut, labels, ratioText, isReadOnly, onChange }: CutToolsProps<Cut>) {
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        className="desk-icon-button"
        aria-label={labels.turn}
        title={labels.turn}
        disabled={isReadOnly}
        onClick={() => onChange(turned(cut))}
      >
        <RotateCw />
      </button>
      <input
        type="range"
        aria-label={labels.zoom}
        min={1}
        max={4}
        step={0.05}
        value={cut.zoom}
        disabled={isReadOnly}
        onChange={({ target }) => onChange({ ...cut, zoom: Number(target.value) })}
        className="h-6 min-w-0 flex-1 accent-brand"
      />
      <span className="text-small whitespace-nowrap text-ink-3">{ratioText}</span>
    </div>
  )
}

/** A quarter to the right; the point that matters turns along. */
const turned = <Cut extends PictureCut>(cut: Cut): Cut => ({
  ...cut,
  turn: ((cut.turn + 90) % 360) as PictureCut['turn'],
  focusX: 1 - cut.focusY,
  focusY: cut.focusX,
})
