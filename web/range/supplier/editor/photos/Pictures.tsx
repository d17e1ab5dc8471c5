import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import ImagePlus from 'lucide-react/icons/image-plus'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { maxFileBytes, pictureTypes } from '../../../../../contract/platform/files.ts'
import { mostPhotos, type Photo } from '../../../../../contract/range/content.ts'
import { newPhoto } from '../../../../../contract/range/photo-cut.ts'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { Section } from '../sections/Section.tsx'
import { CutPanel } from './CutPanel.tsx'
import { moved } from './order.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useUploads } from './use-uploads.ts'

/** Pictures of the product: dropped or chosen, ordered, cut and described; without one the studio's own stands in. */
export function Pictures() {
  const t = useEditorTexts()
  const { product } = useEditor()
  const { value: photos, set, error, isReadOnly } = useField('photos')
  const [chosen, setChosen] = useState<string | null>(null)
  const uploads = useUploads({
    room: mostPhotos - photos.length,
    onAdded: (ids) => {
      set([...photos, ...ids.map(newPhoto)])
      setChosen(ids[0] ?? chosen)
    },
  })
  const dropzone = useDropzone({
    accept: Object.fromEntries(pictureTypes.map((type) => [type, []])),
    maxSize: maxFileBytes,
    disabled: isReadOnly || photos.length >= mostPhotos,
    noClick: true,
    noKeyboard: true,
    onDrop: uploads.add,
    onDropRejected: (refused) => uploads.refuse(refused.map(({ file }) => file)),
  })
  const photo = photos.find(({ id }) => id === chosen) ?? photos[0]
  const upload = product.photos.find(({ id }) => id === photo?.id) ?? uploads.known.find(({ id }) => id === photo?.id)
  const change = (next: Photo) => set(photos.map((old) => (old.id === next.id ? next : old)))
  return (
    <Section
      name="PICTURES"
      lead={t.pictures.lead}
      more={
        <button
          type="button"
          className="desk-button"
          disabled={isReadOnly || photos.length >= mostPhotos}
          onClick={dropzone.open}
        >
          <ImagePlus />
          {t.pictures.add}
        </button>
      }
    >
      <div
        {...dropzone.getRootProps({ role: 'presentation' })}
        id="field-photos"
        className="grid gap-4"
        data-drop={dropzone.isDragActive}
      >
        <input {...dropzone.getInputProps({ 'aria-label': t.pictures.add })} />
        {photo && upload ? (
          <CutPanel key={photo.id} photo={photo} upload={upload} isReadOnly={isReadOnly} onChange={change} />
        ) : (
          <p className="rounded-xl border-[1.5px] border-dashed border-line-strong px-4 py-8 text-center text-ink-2">
            {t.pictures.none}
          </p>
        )}
        <Thumbnails
          photos={photos}
          chosen={photo?.id ?? null}
          isReadOnly={isReadOnly}
          onChoose={setChosen}
          onMove={(from, to) => set(moved(photos, from, to))}
          onRemove={(id) => set(photos.filter((other) => other.id !== id))}
        />
        <div aria-live="polite" className="grid gap-1 text-small">
          {uploads.sending.map((name) => (
            <p key={name} className="flex items-center gap-2 text-ink-2">
              <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />
              {t.pictures.sending(name)}
            </p>
          ))}
          {uploads.errors.map(({ name, text }) => (
            <p key={name} className="font-medium text-danger">
              {name}: {text}
            </p>
          ))}
          {error && <p className="font-medium text-danger">{error}</p>}
        </div>
        <p className="text-small text-ink-3">{t.pictures.hint}</p>
        <FieldNotes field="photos" />
      </div>
    </Section>
  )
}
