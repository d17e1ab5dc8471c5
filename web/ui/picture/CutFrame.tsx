import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { imageUrl } from '../../../contract/platform/images.ts'
import { areaOf, turnedSize, type PictureCut } from '../../../contract/pictures/picture-cut.ts'
import { wholeStyle } from './cut-style.ts'

type CutFrameProps<Cut extends PictureCut> = {
  /** The whole picture, without size. */
  upload: { url: string; width: number; height: number }
  cut: Cut
  /** Width of the part to its height. */
  ratio: number
  /** What the frame is, and where the point is, in per cent. */
  label: string
  textAt: (x: number, y: number) => string
  isReadOnly: boolean
  onChange: (cut: Cut) => void
}

const KEY_STEP = 0.02
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const inside = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000

/** The whole picture with the part over it: a press names the point that matters, dragging and arrow keys move it. */
export function CutFrame<Cut extends PictureCut>(props: CutFrameProps<Cut>) {
  const { upload, cut, ratio, label, textAt, isReadOnly, onChange } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = turnedSize(upload, cut)
  const area = areaOf(upload, cut, ratio)
  const focus = (x: number, y: number) => onChange({ ...cut, focusX: inside(x), focusY: inside(y) })
  const point = (event: PointerEvent) => {
    if (isReadOnly || event.buttons !== 1) return
    const box = frame.current!.getBoundingClientRect()
    focus((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || isReadOnly) return
    event.preventDefault()
    focus(cut.focusX + step[0] * KEY_STEP, cut.focusY + step[1] * KEY_STEP)
  }
  const percent = (value: number) => Math.round(value * 100)
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={percent(cut.focusX)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={textAt(percent(cut.focusX), percent(cut.focusY))}
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
        style={wholeStyle(upload, cut)}
        className="pointer-events-none absolute max-w-none origin-top-left"
      />
      <span
        className="editor-cut-square"
        style={{
          left: `${(area.left / width) * 100}%`,
          top: `${(area.top / height) * 100}%`,
          width: `${(area.width / width) * 100}%`,
          height: `${(area.height / height) * 100}%`,
        }}
      />
      <span className="editor-cut-focus" style={{ left: `${cut.focusX * 100}%`, top: `${cut.focusY * 100}%` }} />
    </div>
  )
}
