import RotateCw from 'lucide-react/icons/rotate-cw'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { imageUrl } from '../../../../../contract/platform/images.ts'
import type { Photo } from '../../../../../contract/range/content.ts'
import { squareOf, turnedSize } from '../../../../../contract/range/photo-cut.ts'
import type { UploadedPhoto } from '../../../../../contract/range/photos.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { wholeStyle } from './cut-style.ts'

type CutPanelProps = { photo: Photo; upload: UploadedPhoto; isReadOnly: boolean; onChange: (photo: Photo) => void }

/** One picture: the square that is shown of it, how it is turned, and what it shows in words. */
export function CutPanel({ photo, upload, isReadOnly, onChange }: CutPanelProps) {
  const t = useEditorTexts().pictures
  const { width, height } = upload
  return (
    <div className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        <CutFrame {...{ photo, upload, isReadOnly, onChange }} />
        <div className="flex items-center gap-2">
          <button
            type="button"
            className="desk-icon-button"
            aria-label={t.turn}
            title={t.turn}
            disabled={isReadOnly}
            onClick={() => onChange(turned(photo))}
          >
            <RotateCw />
          </button>
          <input
            type="range"
            aria-label={t.zoom}
            min={1}
            max={4}
            step={0.05}
            value={photo.zoom}
            disabled={isReadOnly}
            onChange={({ target }) => onChange({ ...photo, zoom: Number(target.value) })}
            className="h-6 min-w-0 flex-1 accent-brand"
          />
          <span className="text-small text-ink-3">1 : 1</span>
        </div>
      </div>
      <div className="grid content-start gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t.altDe}
            lang="de"
            value={photo.altDe}
            maxLength={200}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange({ ...photo, altDe: target.value })}
          />
          <TextField
            label={t.altEn}
            value={photo.altEn}
            maxLength={200}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange({ ...photo, altEn: target.value })}
          />
        </div>
        <p className="text-small text-ink-3">
          {t.altHint} {t.size(width, height)}
        </p>
      </div>
    </div>
  )
}

/** A quarter to the right; the point that matters turns along. */
const turned = (photo: Photo): Photo => ({
  ...photo,
  turn: ((photo.turn + 90) % 360) as Photo['turn'],
  focusX: 1 - photo.focusY,
  focusY: photo.focusX,
})

const KEY_STEP = 0.02
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const inside = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000

/** The whole picture with the square over it: a press names the point that matters, dragging and arrow keys move it. */
function CutFrame({ photo, upload, isReadOnly, onChange }: CutPanelProps) {
  const t = useEditorTexts().pictures
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = turnedSize(upload, photo)
  const { left, top, edge } = squareOf(upload, photo)
  const focus = (x: number, y: number) => onChange({ ...photo, focusX: inside(x), focusY: inside(y) })
  const point = (event: PointerEvent) => {
    if (isReadOnly || event.buttons !== 1) return
    const box = frame.current!.getBoundingClientRect()
    focus((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || isReadOnly) return
    event.preventDefault()
    focus(photo.focusX + step[0] * KEY_STEP, photo.focusY + step[1] * KEY_STEP)
  }
  const percent = (value: number) => Math.round(value * 100)
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={t.focus}
      aria-valuenow={percent(photo.focusX)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={t.focusAt(percent(photo.focusX), percent(photo.focusY))}
      aria-disabled={isReadOnly}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={point}
      onKeyDown={onKeyDown}
      className="editor-cut"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img
        src={imageUrl(upload.url, 'medium')}
        alt=""
        draggable={false}
        style={wholeStyle(upload, photo)}
        className="pointer-events-none absolute max-w-none origin-top-left"
      />
      <span
        className="editor-cut-square"
        style={{
          left: `${(left / width) * 100}%`,
          top: `${(top / height) * 100}%`,
          width: `${(edge / width) * 100}%`,
          height: `${(edge / height) * 100}%`,
        }}
      />
      <span className="editor-cut-focus" style={{ left: `${photo.focusX * 100}%`, top: `${photo.focusY * 100}%` }} />
    </div>
  )
}
