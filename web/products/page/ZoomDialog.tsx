import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { imageUrl } from '../../../contract/platform/images.ts'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ModalFrame } from '../../ui/windows/ModalFrame.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'

type ZoomDialogProps = { name: string; urls: string[]; start: number; onClose: () => void }

/** The pictures in the size of the window; the arrow keys and a finger go through them. */
export function ZoomDialog({ name, urls, start, onClose }: ZoomDialogProps) {
  const t = useTexts().catalogue
  const [shown, setShown] = useState(start)
  const go = (step: 1 | -1) => setShown((shown + step + urls.length) % urls.length)
  const swipe = useSwipe(go)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (step) setShown((now) => (now + step + urls.length) % urls.length)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [urls])
  return (
    <ModalFrame
      label={`${t.product.gallery}: ${name}`}
      onClose={onClose}
      className="m-auto overflow-hidden rounded-xl bg-surface"
    >
      <div {...swipe} className="relative grid size-[min(92vw,92dvh)] place-items-center">
        <img
          src={imageUrl(urls[shown]!, 'large')}
          alt={t.card.view(name, shown + 1)}
          width={1500}
          height={1500}
          className="goods size-full object-contain"
        />
        <IconButton label={t.product.close} icon={<X />} onClick={onClose} className="!absolute top-3.5 right-3.5" />
        {urls.length > 1 && (
          <>
            <IconButton
              label={t.product.previous}
              icon={<ChevronLeft />}
              onClick={() => go(-1)}
              className="!absolute left-3.5"
            />
            <IconButton
              label={t.product.next}
              icon={<ChevronRight />}
              onClick={() => go(1)}
              className="!absolute right-3.5"
            />
            <p
              aria-live="polite"
              className="absolute bottom-3.5 rounded-full bg-white/92 px-3 py-1 text-small font-medium text-ink-fixed tabular-nums"
            >
              {t.card.picture(shown + 1, urls.length)}
            </p>
          </>
        )}
      </div>
    </ModalFrame>
  )
}
