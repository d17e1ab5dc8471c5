import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useState } from 'react'
import { imageUrl } from '../../../contract/platform/images.ts'
import { useProductTexts } from '../product-texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ModalFrame } from '../../ui/windows/ModalFrame.tsx'
import { useZoom } from '../../ui/picture/use-zoom.ts'

type ZoomDialogProps = { name: string; urls: string[]; start: number; onClose: () => void }

/** The pictures in the whole window; fingers, wheel and + and - enlarge them, the arrow keys and a finger go through them. */
export function ZoomDialog({ name, urls, start, onClose }: ZoomDialogProps) {
  const t = useProductTexts()
  const [shown, setShown] = useState(start)
  const go = (step: 1 | -1) => setShown((now) => (now + step + urls.length) % urls.length)
  const zoom = useZoom(go)
  const { turn, reset, nearer, farther } = zoom
  // With the window, not after its first picture: a key that comes at once is heard.
  useLayoutEffect(() => {
    const actions: Record<string, () => void> = {
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      '+': nearer,
      '-': farther,
      '0': reset,
    }
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey) actions[key]?.()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return (
    <ModalFrame
      label={`${t.product.gallery}: ${name}`}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-surface"
    >
      <div className="grid size-full grid-rows-[minmax(0,1fr)_auto]">
        <div {...zoom.handlers} className="grid cursor-zoom-in touch-none place-items-center overflow-hidden">
          <img
            src={imageUrl(urls[shown]!, 'large')}
            alt={t.card.view(name, shown + 1)}
            width={1500}
            height={1500}
            draggable={false}
            style={zoom.style}
            className="goods size-full object-contain select-none"
          />
        </div>
        {urls.length > 1 && (
          <div className="flex items-center justify-center gap-4 p-3.5">
            <IconButton label={t.product.previous} icon={<ChevronLeft />} onClick={() => turn(-1)} />
            <p aria-live="polite" className="min-w-16 text-center text-small font-medium tabular-nums">
              {t.card.picture(shown + 1, urls.length)}
            </p>
            <IconButton label={t.product.next} icon={<ChevronRight />} onClick={() => turn(1)} />
          </div>
        )}
        <IconButton label={t.product.close} icon={<X />} onClick={onClose} className="!absolute top-3.5 right-3.5" />
      </div>
    </ModalFrame>
  )
}
