import { useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { imageUrl } from '../../../contract/platform/images.ts'
import { pictureTypes } from '../../../contract/platform/files.ts'
import * as uploadsApi from '../../../contract/operator/uploads.ts'
import type { LibraryPicture } from '../../../contract/operator/uploads.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { picturesQuery, useUploadTexts } from './queries.ts'

type PictureLibraryProps = { onTake: (name: string) => void; onClose: () => void }

/** Pictures to choose from: uploaded ones, those of the studio, or a new one. */
export function PictureLibrary({ onTake, onClose }: PictureLibraryProps) {
  const t = useUploadTexts()
  const [after, setAfter] = useState<string | null>(null)
  const read = useRead(picturesQuery(after))
  return (
    <Dialog title={t.library} onClose={onClose} size="lg">
      <UploadField onDone={onTake} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-60" />}>
        {({ items, next, studio }) => (
          <>
            <h3 className="mt-6 mb-2 text-base">{t.uploaded}</h3>
            {items.length === 0 && <p className="text-ink-3">{t.empty}</p>}
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {items.map((picture) => (
                <li key={picture.name} className="relative">
                  <TakeButton picture={picture} name={picture.fileName ?? ''} onTake={onTake} />
                  <RemoveButton picture={picture} />
                </li>
              ))}
            </ul>
            {next && (
              <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAfter(next)}>
                {t.more}
              </Button>
            )}
            {studio.length > 0 && (
              <>
                <h3 className="mt-6 mb-2 text-base">{t.studio}</h3>
                <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                  {studio.map((picture, place) => (
                    <li key={picture.name}>
                      <TakeButton picture={picture} name={t.studioPicture(place + 1)} onTake={onTake} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </QueryView>
    </Dialog>
  )
}

function UploadField({ onDone }: { onDone: (name: string) => void }) {
  const t = useUploadTexts()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = useWrite({
    mutationFn: (file: File) => call(uploadsApi.add, { file }),
    onSuccess: ({ name }) => {
      onDone(name)
      return queryClient.invalidateQueries({ queryKey: ['operator', 'pictures'] })
    },
    onError: (error) => setRefusal(error instanceof CallProblem ? error.message : String(error)),
  })
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        aria-label={t.upload}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          setRefusal(null)
          if (file) write.mutate(file)
          target.value = ''
        }}
      />
      <Button icon={<Upload />} isLoading={write.isPending} onClick={() => input.current?.click()}>
        {t.upload}
      </Button>
      <p className="mt-2 text-small text-ink-2">{t.uploadHint}</p>
      {refusal && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {refusal}
        </p>
      )}
    </div>
  )
}

type TakeButtonProps = { picture: LibraryPicture; name: string; onTake: (name: string) => void }

function TakeButton({ picture, name, onTake }: TakeButtonProps) {
  const t = useUploadTexts()
  return (
    <button
      type="button"
      aria-label={t.take(name)}
      title={name}
      onClick={() => onTake(picture.name)}
      className="block w-full overflow-hidden rounded-lg bg-sunken"
    >
      <img
        src={imageUrl(picture.imageUrl, 'small')}
        alt=""
        loading="lazy"
        className="goods aspect-16/10 w-full object-cover"
      />
    </button>
  )
}

function RemoveButton({ picture: { name, fileName } }: { picture: LibraryPicture }) {
  const t = useUploadTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: () => call(uploadsApi.remove, { token: name.replace('uploads/', '') }),
    onSuccess: () => {
      showToast('success', t.removed)
      return queryClient.invalidateQueries({ queryKey: ['operator', 'pictures'] })
    },
  })
  return (
    <button
      type="button"
      className="desk-icon-button absolute top-1 right-1 bg-surface"
      aria-label={t.remove(fileName ?? name)}
      onClick={() => write.mutate()}
    >
      <Trash2 />
    </button>
  )
}
