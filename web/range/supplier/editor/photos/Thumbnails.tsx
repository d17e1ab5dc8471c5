import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState, type ReactNode } from 'react'
import { imageUrl } from '../../../../../contract/platform/images.ts'
import type { Photo } from '../../../../../contract/range/content.ts'
import { areaOf } from '../../../../../contract/pictures/picture-cut.ts'
import type { UploadedPhoto } from '../../../../../contract/range/photos.ts'
import { cutStyle } from '../../../../ui/picture/cut-style.ts'
import { Tag } from '../../../../ui/Tag.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor } from '../editor-context.ts'

type ThumbnailsProps = {
  photos: readonly Photo[]
  chosen: string | null
  isReadOnly: boolean
  onChoose: (id: string) => void
  onMove: (from: number, to: number) => void
  onRemove: (id: string) => void
}

/** The pictures in their order, the first being the main one: moved by dragging, or by their arrows and Alt with an arrow key. */
export function Thumbnails({ photos, chosen, isReadOnly, onChoose, onMove, onRemove }: ThumbnailsProps) {
  const t = useEditorTexts().pictures
  const { product } = useEditor()
  const [dragged, setDragged] = useState<number | null>(null)
  if (photos.length === 0) return null
  return (
    <ol aria-label={t.list} className="grid grid-cols-3 gap-2.5 sm:grid-cols-6">
      {photos.map((photo, place) => {
        const upload = product.photos.find(({ id }) => id === photo.id)
        return (
          // Dragging is the mouse's way alone: keys have the arrows beside each picture.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={photo.id}
            draggable={!isReadOnly}
            onDragStart={() => setDragged(place)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              event.stopPropagation()
              onMove(dragged, place)
              setDragged(null)
            }}
            onDragEnd={() => setDragged(null)}
            className={`grid gap-1 ${dragged === place ? 'opacity-50' : ''}`}
          >
            <button
              type="button"
              aria-pressed={photo.id === chosen}
              aria-label={[...(place === 0 ? [t.main] : []), t.name(place + 1, photo.altDe)].join(', ')}
              className="editor-thumbnail"
              onClick={() => onChoose(photo.id)}
              onKeyDown={(event) => {
                const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
                if (!step || !event.altKey || isReadOnly) return
                event.preventDefault()
                onMove(place, place + step)
              }}
            >
              {upload && <Cut photo={photo} upload={upload} />}
              {place === 0 && <Tag className="absolute bottom-1 left-1">{t.main}</Tag>}
            </button>
            {!isReadOnly && (
              <span className="flex justify-between">
                <Mover label={t.before(place + 1)} isPossible={place > 0} onPress={() => onMove(place, place - 1)}>
                  <ChevronLeft />
                </Mover>
                <Mover label={t.remove(place + 1)} isPossible onPress={() => onRemove(photo.id)}>
                  <Trash2 />
                </Mover>
                <Mover
                  label={t.after(place + 1)}
                  isPossible={place < photos.length - 1}
                  onPress={() => onMove(place, place + 1)}
                >
                  <ChevronRight />
                </Mover>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type MoverProps = { label: string; isPossible: boolean; onPress: () => void; children: ReactNode }

const Mover = ({ label, isPossible, onPress, children }: MoverProps) => (
  <button type="button" className="desk-icon-button" aria-label={label} disabled={!isPossible} onClick={onPress}>
    {children}
  </button>
)

/** The square of a picture as it is cut now, without waiting for the server. */
function Cut({ photo, upload }: { photo: Photo; upload: UploadedPhoto }) {
  return (
    <img
      src={imageUrl(upload.url, 'small')}
      alt=""
      draggable={false}
      style={cutStyle(upload, photo, areaOf(upload, photo, 1))}
      className="pointer-events-none absolute max-w-none origin-top-left"
    />
  )
}
