import { useEffect, useId, useState, type KeyboardEvent, useRef } from 'react'
import type { Placement } from '../../../contract/designs/designs.ts'
import { imageUrl } from '../../../contract/platform/images.ts'
import { Button } from '../../ui/Button.tsx'
import { GOODS_SIZE } from '../print/compose-product.ts'
import { placementOf, printedFile, type MarkName } from '../content.ts'
import { MarkFrame, MarkHandles } from './MarkFrame.tsx'
import { steppedBy } from './marks-by-keys.ts'
import { loadPicture } from '../print/load-picture.ts'
import { useDesignTexts } from '../texts.ts'
import { useComposed } from '../print/use-composed.ts'
import type { Editing } from './use-editing.ts'
import { useGrip } from './use-grip.ts'
import { useTexts } from '../../platform/texts.ts'

type DesignCanvasProps = { editing: Editing; selected: MarkName; onSelect: (mark: MarkName) => void }

/** The design live on the product; its marks are moved by mouse, finger and keyboard. */
export function DesignCanvas({ editing, selected, onSelect }: DesignCanvasProps) {
  const t = useDesignTexts()
  const { design, template, content, change } = editing
  const logo = printedFile(design.files)
  const { canvas, surface, ratios, isLoading, isFailed } = useComposed({
    template,
    content,
    logoUrl: logo?.url ?? null,
  })
  const drawn = useDrawnPreview(design.previewUrl, editing.state === 'saved')
  const { root, width } = useWidth()
  const keysHint = useId()
  const move: Move = (mark, placement, gesture) =>
    change(mark === 'logo' ? { placement } : { textPlacement: placement }, gesture)
  const grip = useGrip({ surface, placementOf: (mark) => placementOf(content, mark), onMove: move })
  const { announced, onKeyDown } = useMarkKeys(editing, move)
  const marks = (['logo', 'text'] as const).flatMap((name) => {
    const ratio = ratios[name]
    return ratio ? [{ name, mark: { placement: placementOf(content, name), ratio } }] : []
  })
  const current = marks.find(({ name }) => name === selected)
  return (
    <div
      ref={root}
      className="relative aspect-square overflow-hidden rounded-xl bg-[oklch(0.955_0.008_95)] ring-1 ring-line dark:brightness-92"
    >
      <canvas
        ref={canvas}
        width={GOODS_SIZE}
        height={GOODS_SIZE}
        role="img"
        aria-label={t.canvas.label}
        className="size-full"
      />
      {drawn && <img src={drawn} alt="" className="absolute inset-0 size-full animate-fade-in" />}
      <svg
        viewBox="0 0 1 1"
        {...grip.handlers}
        className="absolute inset-0 size-full touch-pan-y overflow-hidden select-none"
        role="group"
        aria-label={t.tabs.label}
      >
        <PrintableEdge outline={template.outline} />
        {marks.map(({ name, mark }) => (
          <MarkFrame
            key={name}
            surface={surface}
            mark={mark}
            isSelected={name === selected}
            label={name === 'logo' ? t.canvas.logo : t.canvas.text(content.text)}
            describedBy={keysHint}
            onFocus={() => onSelect(name)}
            onKeyDown={(event) => onKeyDown(event, name)}
            onPointerDown={(event) => grip.take(event, name, 'move')}
          />
        ))}
        {current && (
          <MarkHandles
            surface={surface}
            mark={current.mark}
            width={width}
            onTake={(event, kind) => grip.take(event, current.name, kind)}
          />
        )}
      </svg>
      <p id={keysHint} hidden>
        {t.canvas.keys}
      </p>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      <CanvasNote isEmpty={!content.text && !logo} {...{ isLoading, isFailed }} />
    </div>
  )
}

type Move = (mark: MarkName, placement: Placement, gesture: string) => void

/** Moves a mark by the keyboard and says where it is then. */
function useMarkKeys({ content }: Pick<Editing, 'content'>, move: Move) {
  const t = useDesignTexts()
  const [announced, setAnnounced] = useState('')
  const onKeyDown = (event: KeyboardEvent, mark: MarkName) => {
    const placement = steppedBy(event, placementOf(content, mark))
    if (!placement) return
    event.preventDefault()
    move(mark, placement, `keys ${mark}`)
    setAnnounced(t.canvas.place(inNumbers(placement)))
  }
  return { announced, onKeyDown }
}

/** Dark and light dashes by turns are seen on every ground. */
function PrintableEdge({ outline }: Pick<Editing['template'], 'outline'>) {
  const d = `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
  const dashes = 'pointer-events-none fill-none [stroke-dasharray:5_5] [vector-effect:non-scaling-stroke]'
  return (
    <>
      <path d={d} className={`${dashes} stroke-ink-fixed/60`} />
      <path d={d} strokeDashoffset={5} className={`${dashes} stroke-white/70`} />
    </>
  )
}

type CanvasNoteProps = { isLoading: boolean; isFailed: boolean; isEmpty: boolean }

function CanvasNote({ isLoading, isFailed, isEmpty }: CanvasNoteProps) {
  const t = useDesignTexts()
  const { tryAgain } = useTexts().shell
  if (isFailed)
    return (
      <div className="absolute inset-0 grid content-center justify-items-center gap-4 bg-sunken p-6 text-center">
        <p>{t.canvas.failed}</p>
        <Button size="sm" variant="secondary" onClick={() => location.reload()}>
          {tryAgain}
        </Button>
      </div>
    )
  if (isLoading) return <p className="sr-only">{t.canvas.loading}</p>
  if (!isEmpty) return null
  return (
    <p className="absolute inset-x-4 bottom-4 mx-auto w-fit rounded-full bg-white/90 px-4 py-2 text-center text-sm text-ink-fixed">
      {t.canvas.empty}
    </p>
  )
}

const inNumbers = ({ x, y, scale, rotation }: Placement) => ({
  x: Math.round(x * 100),
  y: Math.round(y * 100),
  size: Math.round(scale * 100),
  angle: Math.round(rotation),
})

const REST_MS = 1200

/** The server's own drawing, once nothing has changed for a moment; null while something does. */
function useDrawnPreview(previewUrl: string, isSaved: boolean): string | null {
  const [shown, setShown] = useState<string | null>(null)
  const url = isSaved && previewUrl ? imageUrl(previewUrl, 'medium') : null
  useEffect(() => {
    if (!url) return
    let isNeeded = true
    const timer = setTimeout(
      () =>
        loadPicture(url).then(
          () => isNeeded && setShown(url),
          // The picture in the browser stays.
          () => {},
        ),
      REST_MS,
    )
    return () => {
      isNeeded = false
      clearTimeout(timer)
    }
  }, [url])
  return url === shown ? shown : null
}

/** Width in CSS pixels of the element that `root` is given to; 0 until it is known. */
function useWidth() {
  const root = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(root.current!)
    return () => observer.disconnect()
  }, [])
  return { root, width }
}
