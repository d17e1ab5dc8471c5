import ImageIcon from 'lucide-react/icons/image'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { imageUrl } from '../../../contract/platform/images.ts'
import { Button } from '../../ui/Button.tsx'
import { focusOf, mayFocus, urlOfPicture, wholeOf, withFocus, type Focus } from './picture-name.ts'
import { PictureLibrary } from './PictureLibrary.tsx'
import { useUploadTexts } from './queries.ts'

type PictureFieldProps = {
  label: string
  name: string | null
  /** '16x10': what is cut out around the point; without it the whole picture is shown. */
  ratio?: string
  isLocked?: boolean
  error?: string | undefined
  onChange: (name: string | null) => void
}

const STEP = 5

/** A picture of the library, and which point of it stays in sight. */
export function PictureField({ label, name, ratio, isLocked = false, error, onChange }: PictureFieldProps) {
  const t = useUploadTexts()
  const [isOpen, setOpen] = useState(false)
  const take = (taken: string) => {
    setOpen(false)
    onChange(ratio ? withFocus(taken, ratio, { x: 50, y: 50 }) : taken)
  }
  const isCut = name !== null && ratio !== undefined && mayFocus(name)
  return (
    <div role="group" aria-label={label} className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2 text-small font-medium">
        {label}
        {isCut && <small className="font-normal text-ink-3">{t.focusHint(ratio.replace('x', ' : '))}</small>}
      </p>
      <div className="edit-picture">
        {name === null ? (
          <p className="grid h-full place-items-center text-ink-3">{t.none}</p>
        ) : (
          <img
            src={imageUrl(urlOfPicture(wholeOf(name)), 'medium')}
            alt=""
            className="goods size-full object-contain"
          />
        )}
        {isCut && !isLocked && (
          <FocusPoint focus={focusOf(name)} onChange={(focus) => onChange(withFocus(name, ratio, focus))} />
        )}
        {!isLocked && (
          <span className="absolute right-2.5 bottom-2.5 flex gap-2">
            {name !== null && (
              <Button size="sm" variant="secondary" onClick={() => onChange(null)}>
                {t.takeOut}
              </Button>
            )}
            <Button size="sm" variant="secondary" icon={<ImageIcon />} onClick={() => setOpen(true)}>
              {name === null ? t.choose : t.exchange}
            </Button>
          </span>
        )}
      </div>
      {error && <p className="text-small font-medium text-danger">{error}</p>}
      {isOpen && <PictureLibrary onTake={take} onClose={() => setOpen(false)} />}
    </div>
  )
}

const within = (per: number) => Math.max(0, Math.min(100, per))

function FocusPoint({ focus, onChange }: { focus: Focus; onChange: (focus: Focus) => void }) {
  const t = useUploadTexts()
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ x: within(focus.x + step[0]!), y: within(focus.y + step[1]!) })
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const point = event.currentTarget
    if (!point.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = point.parentElement!.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }
  return (
    <button
      type="button"
      aria-label={`${t.focus}: ${t.focusPlace(Math.round(focus.x), Math.round(focus.y))}`}
      className="edit-focus"
      style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
      onKeyDown={byKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}
