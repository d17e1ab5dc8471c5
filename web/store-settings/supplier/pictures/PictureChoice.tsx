import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { pictureTypes } from '../../../../contract/platform/files.ts'
import { wholeCut } from '../../../../contract/pictures/picture-cut.ts'
import * as picturesApi from '../../../../contract/pictures/store-pictures.ts'
import {
  pictureRatios,
  type ShownStorePicture,
  type StorePictureKind,
  type StoreUpload,
} from '../../../../contract/pictures/store-pictures.ts'
import { FileButton } from '../../../desk/FileButton.tsx'
import { call } from '../../../platform/calls/call.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { CutFrame } from '../../../ui/picture/CutFrame.tsx'
import { CutTools } from '../../../ui/picture/CutTools.tsx'
import { useSettingsTexts } from '../texts.ts'

type PictureChoiceProps = {
  kind: StorePictureKind
  picture: ShownStorePicture | null
  upload: StoreUpload | null
  onUploaded: (upload: StoreUpload, picture: ShownStorePicture) => void
  onChange: (picture: ShownStorePicture | null) => void
}

/** The logo or the cover: uploaded, cut, exchanged or taken out. */
export function PictureChoice({ kind, picture, upload, onUploaded, onChange }: PictureChoiceProps) {
  const t = useSettingsTexts().pictures
  const id = useId()
  const uploading = useWrite({
    meta: { isHandled: true },
    mutationFn: (file: File) => call(picturesApi.add, { kind, file }),
    onSuccess: (added) => onUploaded(added, { id: added.id, ...wholeCut }),
  })
  const ratioText = `${pictureRatios[kind]} : 1`
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h3 id={id} className="text-medium font-semibold">
        {t.kinds[kind]}
      </h3>
      {picture && upload ? (
        <div className="grid max-w-80 gap-2">
          <CutFrame
            {...{ upload, onChange }}
            cut={picture}
            ratio={pictureRatios[kind]}
            label={t.focus(t.kinds[kind])}
            textAt={t.focusAt}
            isReadOnly={false}
          />
          <CutTools cut={picture} labels={t} ratioText={ratioText} isReadOnly={false} onChange={onChange} />
        </div>
      ) : (
        <p className="max-w-80 rounded-xl border-[1.5px] border-dashed border-line-strong p-4 text-small text-ink-2">
          {t.none[kind]}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <FileButton
          label={picture ? t.exchange(t.kinds[kind]) : t.upload(t.kinds[kind])}
          accept={pictureTypes.join(',')}
          write={uploading}
        />
        {picture && (
          <Button size="sm" variant="secondary" icon={<Trash2 />} onClick={() => onChange(null)}>
            {t.remove(t.kinds[kind])}
          </Button>
        )}
      </div>
      <p className="text-small text-ink-3">{t.hints[kind]}</p>
    </section>
  )
}
